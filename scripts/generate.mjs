// npm run generate: the database client from prisma/schema.prisma.
import { run } from './lib/fault.mjs';
import { generateClient } from './lib/prisma-client.mjs';

await run(async () => {
  console.log(
    (await generateClient()) ? 'Generated the database client.' : 'The database client is up to date.',
  );
});
