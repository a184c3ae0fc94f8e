/** The rules under which a penalty point can be given, in our own words. */
export const penaltyRules = {
  'suit-named-early': 'Nævner farven, før han har fået spillet',
  'needless-bedre-spil': 'Melder bedre spil uden at behøve det for at overmelde',
  'needless-tourne': 'Melder tourné eller tourné-respekt uden at behøve det',
  'needless-kobe-nolo': 'Melder købe nolo uden at behøve det',
  'needless-solo-spar': 'Melder solo spar uden at behøve det',
  'insufficient-partner': 'For lav melding over makkers',
  'bid-out-of-turn': 'Melder uden for tur',
  'ouvert-laid-early': 'Lægger kortene til nolo ouvert, mens han kan overmeldes',
  'looked-at-tricks': 'Ser i vendte stik, der ikke er det sidste',
  'sitter-interfered': 'Oversidderen ser i kort eller blander sig',
  'looked-after-play': 'Ser i andres hænder eller talonen efter spillet uden lov',
  'talon-seen': 'Ser et talonkort, før mappen er spillet',
  'count-not-told': 'Siger ikke, hvor mange kort han køber',
  other: 'Andet, efter grundsætningen om, at ingen skal vinde ved en fejl',
};
