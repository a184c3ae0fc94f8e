// npm run typecheck: TypeScript over packages, tests, scripts, api, cli and web.
import { run } from './lib/fault.mjs';
import { generateClient } from './lib/prisma-client.mjs';
import { typecheck } from './lib/typecheck.mjs';

await run(async () => {
  await generateClient();
  const { code, output } = await typecheck();
  if (output) console.log(output);
  process.exitCode = code;
});
