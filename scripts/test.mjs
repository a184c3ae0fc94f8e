// npm test: everything that can be checked, from a fresh checkout. The last line is the sum of all tests. Until the
// packages are installed only Node's own modules may be loaded here.
import { join } from 'node:path';
import { execute, installed } from './lib/command.mjs';
import { Fault, run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { ROOT } from './lib/root.mjs';
import { lane, sum } from './lib/steps.mjs';

await run(async () => {
  const began = performance.now();
  await installPackages();
  await generateClient();
  // vite and svelte-check both need what this writes, and would write it at the same time.
  const sync = await execute(process.execPath, [installed('@sveltejs/kit/svelte-kit.js'), 'sync'], {
    cwd: join(ROOT, 'apps/web'),
  });
  if (sync.code !== 0) throw new Fault(`Preparing the web's types failed:\n${sync.output}`);

  const { LANES } = await import('./lib/test-steps.mjs');
  const all = (await Promise.all(LANES.map(lane))).flat();
  const { passed, failed } = sum(all);
  const broken = all.filter(({ code }) => code !== 0).map(({ name }) => name);

  console.log(`\nAll of it took ${Math.round((performance.now() - began) / 1000)} s.`);
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
