// npm run load [-- --phones N --spectators N --boards N --board-ms N]: a full hall and its spectators against two processes of
// the program, with faults in between. Never part of the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Fault, run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { ROOT } from './lib/root.mjs';

await run(async () => {
  await installPackages();
  await generateClient();
  const args = ['--import', 'tsx', 'scripts/load/main.ts', ...process.argv.slice(2)];
  // What the servers say of a database that is away is expected here.
  const env = { LOG_LEVEL: 'silent', ...process.env };
  const measuring = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  const [code] = await once(measuring, 'exit');
  if (code !== 0) throw new Fault('The load was not borne as it should be; what went wrong stands above.');
});
