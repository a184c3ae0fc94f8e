// npm run bench: the program beside bare code doing the same work, as ratios in one run. Never part of the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Fault, run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { ROOT } from './lib/root.mjs';
import { buildWeb } from './lib/web-build.mjs';

await run(async () => {
  await installPackages();
  await generateClient();
  await buildWeb({ log: console.log });
  const measuring = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const [code] = await once(measuring, 'exit');
  if (code !== 0) throw new Fault('The benchmark broke off; what went wrong stands above.');
});
