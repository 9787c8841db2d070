/** The floor: node:http and one LISTEN. Whoever asks for /name is told of what is notified of that name; no session, no framework. */
import { createServer } from 'node:http';
import pg from 'pg';

const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
await client.query('LISTEN bare');
const listeners = new Map();

client.on('notification', ({ payload }) => {
  for (const response of listeners.get(payload) ?? []) response.write(`event: plan\ndata: {}\n\n`);
});

const server = createServer((request, response) => {
  const name = request.url.slice(1);
  listeners.set(name, (listeners.get(name) ?? new Set()).add(response));
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write('event: hello\ndata: {}\n\n');
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${server.address().port}\n`));
