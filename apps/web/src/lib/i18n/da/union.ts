/** The union's and the clubs' own pages: what they have in common. */
export const union = { title: 'Unionen', club: 'Min klub' };
