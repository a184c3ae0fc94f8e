const ID = '0192f000-0000-7000-8000-000000000009';

/** A payload of each type that is about the cards and phones of tables, as its schema takes it. */
export const TABLE_ACCESS_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'table-cards-made': { cards: [{ tableId: ID, accessId: ID }] },
  'table-card-renewed': { accessId: ID, endedId: ID, phones: 2 },
  'table-card-revoked': { accessId: ID, phones: 0 },
  'phone-let-in': { deviceId: ID, accessId: ID, by: 'qr' },
  'phone-left': { deviceId: ID, accessId: ID },
};
