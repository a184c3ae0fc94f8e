import { type Refusal, type Result } from '@spadille/core';
import { type PublicPages } from '../deps.ts';

/** Waits for a change, and says that what the public sees may be another now, unless the change was refused. */
export const tellingPublic =
  (publicPages: PublicPages) =>
  async <T>(change: Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> => {
    const changed = await change;
    if (changed.ok) publicPages.changed();
    return changed;
  };
