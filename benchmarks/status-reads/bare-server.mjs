/** The floor: node:http and one prepared SELECT by primary key a request. No key check, no framework. */
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const statement = { name: 'read-video', text: 'SELECT * FROM videos WHERE id = $1' };

async function answer(request, response) {
  const id = new URL(request.url, 'http://localhost').searchParams.get('video_id');
  const { rows } = await pool.query({ ...statement, values: [id] });
  response.writeHead(rows.length === 1 ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(rows[0] ?? null));
}

const server = createServer((request, response) => void answer(request, response));

server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${server.address().port}\n`));
