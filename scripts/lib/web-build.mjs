import { join } from 'node:path';
import { must } from './command.mjs';
import { ROOT } from './root.mjs';
import { whenChanged } from './stamp.mjs';

/** The folder of the built pages, which the API serves. */
export const WEB_BUILD = join(ROOT, 'apps/web/build');

/**
 * Builds the web pages, unless the build there was made from the same sources.
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {Promise<boolean>} whether they were built now
 */
export const buildWeb = ({ log = () => {} } = {}) =>
  whenChanged({
    stamp: 'node_modules/.cache/spadille/web-build',
    sources: ['apps/web', 'packages', 'package-lock.json'],
    result: 'apps/web/build/handler.js',
    work: () => {
      log('Building the web pages, which takes about half a minute …');
      return must('Building the web pages', 'npm', [
        'run',
        '--silent',
        'build',
        '--workspace',
        '@spadille/web',
      ]);
    },
  });
