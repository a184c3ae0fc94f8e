import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { awardPenalty } from './award-penalty.ts';
import { cancelBoard } from './cancel-board.ts';
import { matchView } from '../results/match-view.ts';
import { setMatchKind } from './set-match-kind.ts';
import { setNotPlayed } from './set-not-played.ts';
import { withdrawPenalty } from './withdraw-penalty.ts';

/** Handlers of what a director decides about a match. */
export const matchHandlers = (deps: Deps) =>
  ({
    getMatch: async ({ params }) => {
      const view = await matchView(deps.db, params.id);
      return view === null ? err({ code: 'not-found' }) : ok(view);
    },
    setMatchKind: (call) => setMatchKind(deps)(call.params.id, call.body, call),
    setNotPlayed: (call) => setNotPlayed(deps)({ matchId: call.params.id, ...call.body }, call),
    cancelBoard: (call) => cancelBoard(deps)({ matchId: call.params.id, ...call.body }, call),
    awardPenalty: (call) => awardPenalty(deps)({ matchId: call.params.id, ...call.body }, call),
    withdrawPenalty: (call) =>
      withdrawPenalty(deps)({ penaltyId: call.params.id, reason: call.body.reason }, call),
  }) satisfies Handlers;
