const telefoner = (count: number) => (count === 1 ? '1 telefon' : `${count} telefoner`);

/** What happens with the cards and phones of tables, as the log calls it. */
export const tableAccessKinds = {
  'table-cards-made': 'Bordkort lavet',
  'table-card-renewed': 'Bordkort fornyet',
  'table-card-revoked': 'Bordkort taget tilbage',
  'phone-let-in': 'Telefon lukket ind',
  'phone-left': 'Telefon gået',
};

export const tableAccessEvents = {
  'table-cards-made': (cards: number): string =>
    cards === 1 ? 'Lavede kort til 1 bord.' : `Lavede kort til ${cards} borde.`,
  'table-card-renewed': (phones: number): string =>
    phones === 0 ? 'Gav bordet et nyt kort.' : `Gav bordet et nyt kort; ${telefoner(phones)} lukket ude.`,
  'table-card-revoked': (phones: number): string =>
    phones === 0 ? 'Tog bordets kort tilbage.' : `Tog bordets kort tilbage; ${telefoner(phones)} lukket ude.`,
  'phone-let-in': (by: 'qr' | 'pin'): string =>
    by === 'qr' ? 'En telefon skannede bordets kort.' : 'En telefon kom ind med bordets kode.',
  'phone-left': 'En telefon gik fra bordet.',
};
