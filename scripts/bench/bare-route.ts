// A Fastify server with one route that returns the bytes of a file, for standing beside the real one.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file, headers] = process.argv.slice(2) as [string, string];
const bytes = readFileSync(file);
const app = fastify();
app.get('/*', (_request, reply) => reply.headers(JSON.parse(headers) as Record<string, string>).send(bytes));
console.log(`Spadille: ${await app.listen({ host: '127.0.0.1', port: 0 })}/`);
process.on('SIGTERM', () => void app.close());
