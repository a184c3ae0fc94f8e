// Writes the OpenAPI document: tsx apps/api/src/export-openapi.ts FILE. No database is needed for it.
import { writeFileSync } from 'node:fs';
import { unwrap } from '@spadille/core';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { makeSystem } from './system.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write to.');
const config = unwrap(readConfig({ DATABASE_URL: 'postgresql://localhost/none', LOG_LEVEL: 'silent' }));
const app = await buildApp(config, makeSystem(config));
const { payload } = await app.inject('/api/openapi.json');
writeFileSync(file, `${JSON.stringify(JSON.parse(payload), null, 2)}\n`);
await app.close();
