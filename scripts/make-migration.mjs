// node scripts/make-migration.mjs NAME: a new migration with what prisma/schema.prisma has and the earlier ones lack.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, run } from './lib/fault.mjs';
import { ROOT } from './lib/root.mjs';
import { schemaDifference } from './lib/schema-difference.mjs';

await run(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    throw new Fault(
      'Usage: node scripts/make-migration.mjs NAME\nThe name is small letters, digits and single underscores.',
    );
  }
  const sql = await schemaDifference();
  if (sql === '')
    throw new Fault('The migrations make everything that prisma/schema.prisma has: there is nothing to add.');
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join('prisma/migrations', `${stamp}_${name}`);
  mkdirSync(join(ROOT, folder), { recursive: true });
  writeFileSync(join(ROOT, folder, 'migration.sql'), sql);
  console.log(
    `${folder}/migration.sql\nRead it, and add by hand what Prisma cannot express: checks, exclusions, triggers.`,
  );
});
