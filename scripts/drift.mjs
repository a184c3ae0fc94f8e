// npm run drift: are the OpenAPI document, the typed client and the migrations what their sources give?
// With --write the first two are brought up to date.
import { findDrift, writeApiFiles } from './lib/drift.mjs';
import { Fault, run } from './lib/fault.mjs';
import { generateClient } from './lib/prisma-client.mjs';

await run(async () => {
  await generateClient();
  if (process.argv.includes('--write')) await writeApiFiles();
  const drift = await findDrift();
  if (drift.length > 0) throw new Fault(drift.join('\n'));
  console.log('Generated files and migrations are what their sources give.');
});
