import { MIN_PASSWORD_LENGTH as SERVERS } from '@spadille/api-schema';
import { expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH } from './password-length.ts';

it('asks for what the server asks for', () => {
  expect(MIN_PASSWORD_LENGTH).toBe(SERVERS);
});
