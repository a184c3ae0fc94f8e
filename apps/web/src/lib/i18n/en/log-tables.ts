const phonesOf = (count: number) => (count === 1 ? '1 phone' : `${count} phones`);

/** What happens with the cards and phones of tables, as the log calls it. */
export const tableAccessKinds = {
  'table-cards-made': 'Table cards made',
  'table-card-renewed': 'Table card renewed',
  'table-card-revoked': 'Table card taken back',
  'phone-let-in': 'Phone let in',
  'phone-left': 'Phone left',
};

export const tableAccessEvents = {
  'table-cards-made': (cards: number): string =>
    cards === 1 ? 'Made a card for 1 table.' : `Made cards for ${cards} tables.`,
  'table-card-renewed': (phones: number): string =>
    phones === 0 ? 'Gave the table a new card.' : `Gave the table a new card; ${phonesOf(phones)} put out.`,
  'table-card-revoked': (phones: number): string =>
    phones === 0 ? 'Took the table’s card back.' : `Took the table’s card back; ${phonesOf(phones)} put out.`,
  'phone-let-in': (by: 'qr' | 'pin'): string =>
    by === 'qr' ? 'A phone scanned the table’s card.' : 'A phone came in with the table’s code.',
  'phone-left': 'A phone left the table.',
};
