import { type MemberInput } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';

/** Somebody who is in the team already. */
export interface KnownMember {
  readonly playerId: string;
  readonly name: string;
}

/** Who a typed member is: somebody known, perhaps with another name now, or somebody new. */
export interface MatchedMember {
  readonly place: z.output<typeof MemberInput>['place'];
  readonly name: string;
  /** Null for a new player. */
  readonly known: KnownMember | null;
}

/**
 * Finds out who the typed members are: by id, else by name among those who are in the team and were not named by id.
 * [choice] A name in another team is somebody else: two players may have the same name. Refuses `member-unknown` for an
 * id that is not in the team or stands twice. Pure.
 */
export function matchMembers(
  known: readonly KnownMember[],
  typed: readonly z.output<typeof MemberInput>[],
): Result<readonly MatchedMember[], Refusal> {
  const free = new Map(known.map((member) => [member.playerId, member]));
  const take = (member: KnownMember | undefined): KnownMember | null => {
    if (member) free.delete(member.playerId);
    return member ?? null;
  };
  const byId = new Map<number, KnownMember>();
  for (const [index, { playerId }] of typed.entries()) {
    if (playerId === undefined) continue;
    const member = take(free.get(playerId));
    if (!member) return err({ code: 'member-unknown', playerId });
    byId.set(index, member);
  }
  return ok(
    typed.map(({ name, place }, index) => ({
      name,
      place,
      known: byId.get(index) ?? take([...free.values()].find((member) => member.name === name)),
    })),
  );
}
