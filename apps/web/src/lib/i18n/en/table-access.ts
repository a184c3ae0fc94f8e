import { type tableAccess as danish } from '../da/table-access.ts';

const phonesOf = (count: number) => (count === 1 ? '1 phone' : `${count} phones`);

/** Who lets the phones of the tables in, and the phones that come. */
export const tableAccess: typeof danish = {
  door: {
    title: 'To your table',
    opening: 'Opening the table …',
    text: 'Scan the code on the table’s card, or type what the card says.',
    table: 'Table',
    pin: 'Code',
    enter: 'Open the table',
    again: 'Try again',
    here: (table: number) => `This phone is at table ${table}`,
    goOn: (table: number) => `To table ${table}`,
    other: 'Another table?',
    tableMissing: 'Type the table’s number.',
    pinMissing: 'The code has six digits.',
  },
  phones: {
    title: 'The tables’ phones',
    text: 'Players scan their table’s card, or type the table’s number and code. Cards are good until the round is closed.',
    columns: { table: 'Table', teams: 'Teams', pin: 'Code', phones: 'Phones', card: 'Card' },
    table: (table: number) => `Table ${table}`,
    sides: (ns: string, ew: string) => `${ns} – ${ew}`,
    none: 'no phones',
    count: phonesOf,
    last: (clock: string) => `last ${clock}`,
    noCard: 'no card',
    locked: (clock: string) => `Scanning only until ${clock}: too many wrong codes`,
    wrong: (count: number) => (count === 1 ? '1 wrong code' : `${count} wrong codes`),
    closed: 'The round is closed, and its cards are not good. They are again if it is reopened.',
    missing: (count: number) => (count === 1 ? '1 table has no card.' : `${count} tables have no card.`),
    make: 'Make the missing cards',
    renew: 'New card',
    renewFor: (table: number) => `New card for table ${table}`,
    renewTitle: (table: number) => `A new card for table ${table}?`,
    renewText: (phones: number) =>
      phones === 0
        ? 'The old card is no longer good.'
        : `The old card is no longer good, and ${phonesOf(phones)} must scan the new one.`,
    revoke: 'Take back',
    revokeFor: (table: number) => `Take back the card of table ${table}`,
    revokeTitle: (table: number) => `Take back the card of table ${table}?`,
    revokeText: 'No phone can enter anything at the table until it has a new card.',
    print: 'Print',
    printFor: (table: number) => `Print the card of table ${table}`,
    renewed: (table: number) => `Table ${table} has a new card. Print it, and lay it on the table.`,
  },
  cards: {
    title: 'Print table cards',
    text: 'Four to a sheet. The code on a card leads to the address that is chosen here.',
    address: 'The phones’ address',
    other: 'Another address',
    otherHint: 'For example 192.168.1.20:4711',
    notAnAddress: 'That is no address.',
    submit: 'Print cards for all tables',
    alone: 'Phones cannot reach this machine yet.',
    aloneTodo: 'Stop Spadille, and start it again with: npm start -- --lan',
    noNetwork: 'This machine is in no network.',
    noNetworkTodo: 'Connect it to the hall’s network, and reload the page.',
  },
};
