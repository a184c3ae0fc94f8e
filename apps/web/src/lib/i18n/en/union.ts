/** The union's and the clubs' own pages: what they have in common. */
export const union = { title: 'The union', club: 'My club' };
