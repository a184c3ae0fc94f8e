const ID = '0192f000-0000-7000-8000-000000000009';
const TEAM = '0192f000-0000-7000-8000-000000000003';

/** A payload of each event of pools and of a season's setup, as its schema takes it. */
export const POOL_PAYLOADS = {
  'championship-created': { seasonId: ID, stages: [{ stageId: ID, playDayIds: [ID] }] },
  'pools-made': {
    version: 2,
    seedingId: ID,
    method: 'draw',
    chanceSeed: '2026',
    order: [TEAM],
    pools: [{ poolId: ID, teamIds: [TEAM] }],
    kept: [],
  },
  'pool-added': { version: 2, poolId: ID },
  'pool-renamed': { version: 2, poolId: ID },
  'pool-removed': { version: 2, poolId: ID },
  'team-moved': { version: 2, teamId: TEAM, fromPoolId: null, toPoolId: ID },
  'draw-shown': { version: 2 },
  'draw-hidden': { version: 3 },
};
