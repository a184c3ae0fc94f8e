const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Payloads of what happens to stages, as their schemas take them. */
export const STAGE_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'stage-added': { ordinal: 2, kind: 'final', carryOver: 'nothing', advancePerPool: 0, advanceBestOfRest: 0 },
  'stage-changed': {
    version: 2,
    fields: ['name', 'carryOver'],
    before: { carryOver: 'nothing' },
    after: { carryOver: 'all' },
  },
  'stage-removed': { ordinal: 2 },
  'stages-ordered': { version: 2, stageIds: [ID] },
  'stage-finished': {
    version: 2,
    outcomes: [{ teamId: ID, place: 1, matchPoints: 4, gamePoints: 18 }],
  },
  'stage-reopened': { version: 3 },
  'advancement-confirmed': {
    version: 3,
    advancementId: ID,
    toStageId: ID,
    teamIds: [ID, ID],
    byHand: [ID],
    leftOut: [ID],
  },
  'advancement-taken-back': { version: 4, advancementId: ID, toStageId: ID },
  'play-off-drawn': {
    stageId: ID,
    number: 4,
    date: '2027-01-24',
    matches: [{ matchId: ID, number: 1, homeTeamId: ID, awayTeamId: ID }],
  },
};
