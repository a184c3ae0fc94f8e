import { installed, must } from './command.mjs';
import { whenChanged } from './stamp.mjs';

/**
 * Generates the database client from prisma/schema.prisma, unless it is there already. The variable names any existing
 * file as Prisma's schema engine: generating never runs it, but without one Prisma tries to fetch it from the network.
 * @returns {Promise<boolean>} whether it was generated now
 */
export const generateClient = () =>
  whenChanged({
    stamp: 'node_modules/.cache/spadille/prisma-client',
    sources: ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'],
    result: 'apps/api/src/generated/prisma/client.ts',
    work: () =>
      must(
        'Generating the database client',
        process.execPath,
        [installed('prisma/build/index.js'), 'generate'],
        {
          env: {
            PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
            PRISMA_HIDE_UPDATE_MESSAGE: '1',
            CHECKPOINT_DISABLE: '1',
          },
        },
      ),
  });
