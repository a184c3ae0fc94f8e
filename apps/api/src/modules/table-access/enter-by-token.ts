import { err, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type AtTheDoor, letIn, type LetIn } from './let-in.ts';
import { findCardByToken } from './repository.ts';

/** A phone that has scanned a card. Nobody guesses 128 bits, so tries are not counted. Refuses as `letIn` does. */
export const enterByToken =
  (deps: Deps) =>
  async (secret: string, phone: Omit<AtTheDoor, 'accessId' | 'by'>): Promise<Result<LetIn, Refusal>> => {
    const card = await findCardByToken(deps.db, secret);
    if (!card) return err({ code: 'card-unknown' });
    return letIn(deps)({ ...phone, accessId: card.id, by: 'qr' });
  };
