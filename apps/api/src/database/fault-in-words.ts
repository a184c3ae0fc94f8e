import { assertNever } from '@spadille/core';
import type { ConnectionFault } from './connect.ts';
import type { MigrationFault } from './migrate.ts';

/** What happened, what was kept and what to do: for the one who starts the program, in English. */
export function faultInWords(fault: ConnectionFault | MigrationFault): string {
  switch (fault.code) {
    case 'database-url-invalid':
      return 'DATABASE_URL is not an address of a PostgreSQL server.\nIt looks like postgresql://user:password@host:5432/name (write special letters of a password as %XX).';
    case 'database-unreachable':
      return `No PostgreSQL server answers at ${fault.address} (${fault.detail}).\nIs it running, and is DATABASE_URL right? Without DATABASE_URL Spadille runs a database of its own.`;
    case 'database-login-refused':
      return `The PostgreSQL server at ${fault.address} refused the login: ${fault.detail}.\nCheck the user and the password in DATABASE_URL.`;
    case 'database-missing':
      return `The PostgreSQL server answers, but ${fault.detail}.\nMake the database (CREATE DATABASE …), or name another one in DATABASE_URL: ${fault.address}.`;
    case 'migration-changed':
      return `The migration ${fault.name} was applied to this database and has been changed since. Nothing was done.\nBring back the file as it was, and put the change into a new migration.`;
    case 'migration-unknown':
      return `This database was made by a newer Spadille: it has the migration ${fault.name}. Nothing was done.\nStart the newer program, or restore a backup from before.`;
    case 'migration-unfinished':
      return `Another tool began the migration ${fault.name} and did not finish it. Nothing was done.\nRestore a backup, or finish it by hand and set finished_at in _prisma_migrations.`;
    case 'migration-failed':
      return `PostgreSQL refused the migration ${fault.name}: ${fault.detail}\nThat migration was rolled back whole; the data is as before it.`;
    default:
      return assertNever(fault);
  }
}
