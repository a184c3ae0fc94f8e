// Everything that npm start would do before it starts, for an image or a machine that is set up ahead of time.
import { run } from './lib/fault.mjs';
import { installPackages } from './lib/install.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { buildWeb } from './lib/web-build.mjs';

await run(async () => {
  await installPackages();
  await generateClient();
  await buildWeb({ log: console.log });
});
