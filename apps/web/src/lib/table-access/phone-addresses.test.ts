import { describe, expect, it } from 'vitest';
import { phoneAddresses, typedAddress } from './phone-addresses.ts';

const HALL = ['192.168.1.20', '10.0.0.5'];

describe('where phones reach the server', () => {
  it.each([
    ['http://localhost:4711', HALL, ['http://192.168.1.20:4711', 'http://10.0.0.5:4711']],
    ['http://127.0.0.1:4711', [], []],
    ['http://[::1]:4711', HALL.slice(0, 1), ['http://192.168.1.20:4711']],
    ['http://10.0.0.5:4711', HALL, ['http://10.0.0.5:4711', 'http://192.168.1.20:4711']],
    ['http://spadille.hall', HALL.slice(0, 1), ['http://spadille.hall', 'http://192.168.1.20']],
    ['https://lhombre.example', HALL, ['https://lhombre.example']],
  ])('%s', (origin, hosts, addresses) => {
    expect(phoneAddresses(origin, hosts)).toEqual(addresses);
  });
});

describe('an address that was typed', () => {
  it.each([
    [' 192.168.1.20:4711 ', 'http://192.168.1.20:4711'],
    ['https://lhombre.example/bord', 'https://lhombre.example'],
    ['http://hall:80', 'http://hall'],
    ['', undefined],
    ['not an address', undefined],
    ['http://', undefined],
    ['user@host', undefined],
  ])('%j', (text, address) => {
    expect(typedAddress(text)).toBe(address);
  });
});
