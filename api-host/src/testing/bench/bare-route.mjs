// A Fastify server with one route that answers the same JSON, given on the standard input, again and again:
// what the API host's answers are held against. The first line of its output is its port.
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

const answer = JSON.parse(await text(process.stdin));
const app = Fastify();
app.get('/', async () => answer);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${app.server.address().port}\n`);
