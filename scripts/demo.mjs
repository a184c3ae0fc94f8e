// npm run demo: fills the database with a plausible season, made up from a seed, through the program's own changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabaseServer } from './lib/database.mjs';
import { Fault, run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { migrate } from './lib/migrate.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { ROOT } from './lib/root.mjs';

await run(async () => {
  await installPackages();
  await generateClient();
  const database = await openDatabaseServer();
  try {
    await migrate(database.url);
    const filling = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: 'inherit',
    });
    const [code] = await once(filling, 'exit');
    if (code !== 0) throw new Fault('The demo season could not be made; what went wrong stands above.');
  } finally {
    await database.release();
  }
});
