import { err } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';

/** What the phones of a table do. */
export const atTableHandlers = (_deps: Deps) =>
  ({
    getAtTable: async () => err({ code: 'not-found' }),
    sayAtTable: async () => err({ code: 'not-found' }),
    answerAtTable: async () => err({ code: 'not-found' }),
    sayTotalAtTable: async () => err({ code: 'not-found' }),
    callDirector: async () => err({ code: 'not-found' }),
    takeBackCall: async () => err({ code: 'not-found' }),
  }) satisfies Handlers;
