import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentReference, readReference, serialOf } from './payment-reference.ts';

const references = fc
  .tuple(fc.integer({ min: 1950, max: 2200 }), fc.integer({ min: 1, max: 99_999_999 }))
  .map(([year, serial]) => ({ serial, reference: paymentReference(year, serial) }));

describe('a payment reference', () => {
  it.each([
    [2026, 1, '26-001-U'],
    [2026, 14, '26-014-M'],
    [2007, 1234, '07-1234-X'],
  ])('of season %i, entry %i, is %s', (year, serial, reference) => {
    expect(paymentReference(year, serial)).toBe(reference);
  });

  it('is read again as it was made, and however it was typed', () => {
    fc.assert(
      fc.property(references, ({ reference, serial }) => {
        expect(readReference(reference)).toBe(reference);
        expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference);
        expect(serialOf(reference)).toBe(serial);
      }),
    );
  });

  it('is not read with one wrong digit or letter', () => {
    fc.assert(
      fc.property(
        references,
        fc.nat(),
        fc.constantFrom(...'0123456789ABHJLMRSUXZ'),
        ({ reference }, at, other) => {
          const place = at % reference.length;
          const kind = /\d/.test(reference[place] ?? '') ? /\d/ : /[A-Z]/;
          fc.pre(reference[place] !== '-' && kind.test(other) && other !== reference[place]);
          expect(
            readReference(reference.slice(0, place) + other + reference.slice(place + 1)),
          ).toBeUndefined();
        },
      ),
    );
  });

  it('is not read with two neighbours the wrong way round', () => {
    fc.assert(
      fc.property(references, fc.nat(), ({ reference }, at) => {
        const plain = reference.replaceAll('-', '');
        const place = at % (plain.length - 2);
        const [one, next] = [plain[place] ?? '', plain[place + 1] ?? ''];
        fc.pre(one !== next);
        expect(readReference(plain.slice(0, place) + next + one + plain.slice(place + 2))).toBeUndefined();
      }),
    );
  });

  it.each(['', '26-001', '26-001-Q', '1', 'ABC', '26-01-A', '26/001/U'])('is not %j', (typed) => {
    expect(readReference(typed)).toBeUndefined();
  });
});
