import { expect, it } from 'vitest';
import { freeLogin, loginFrom } from './propose-login.ts';

it.each([
  ['Karen Blixt', 'karen.blixt'],
  ['Åse Ærø-Øster', 'aase.aeroe.oester'],
  ['  José  d’Arc ', 'jose.d.arc'],
  ['日本', 'bruger'],
])('%s signs in as %s', (name, login) => {
  expect(loginFrom(name)).toBe(login);
});

it.each([
  [[], 'anna'],
  [['anna'], 'anna2'],
  [['anna', 'anna2', 'anna3'], 'anna4'],
])('with %j taken it is %s', (taken, login) => {
  expect(freeLogin('anna', new Set(taken))).toBe(login);
});
