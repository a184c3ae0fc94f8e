import { ROLES, type Role } from '@spadille/api-schema';

/** A role as the database has it. Another word throws: the database's own check lets none in. */
export function roleOf(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (!role) throw new Error(`no role: ${text}`);
  return role;
}
