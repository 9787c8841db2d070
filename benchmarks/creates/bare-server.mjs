/**
 * The floor: Fastify, and one transaction that knows the key, writes a row and a job. Nothing is checked, counted or put in line.
 * Started with the address of the database as its argument.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import pg from 'pg';

const fromApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const fastify = fromApi('fastify');
const pool = new pg.Pool({ connectionString: process.argv[2], max: 6 });

await pool.query(
  'CREATE TABLE IF NOT EXISTS bare_videos (id text PRIMARY KEY, account_id text NOT NULL, request jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now())',
);
await pool.query(
  'CREATE TABLE IF NOT EXISTS bare_jobs (id uuid PRIMARY KEY, data jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now())',
);

const KEY = { name: 'key', text: 'SELECT account_id FROM api_keys WHERE hash = $1' };
const VIDEO = {
  name: 'video',
  text: 'INSERT INTO bare_videos (id, account_id, request) VALUES ($1, $2, $3)',
};
const JOB = { name: 'job', text: 'INSERT INTO bare_jobs (id, data) VALUES ($1, $2)' };

async function create(client, authorization, body) {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const id = randomUUID();
  await client.query('BEGIN');
  const { rows } = await client.query({ ...KEY, values: [hash] });
  await client.query({ ...VIDEO, values: [id, rows[0].account_id, JSON.stringify(body)] });
  await client.query({ ...JOB, values: [randomUUID(), JSON.stringify({ videoId: id })] });
  await client.query('COMMIT');
  return id;
}

const server = fastify();
server.post('/api/v1/text-to-video', async (request, reply) => {
  const client = await pool.connect();
  try {
    const id = await create(client, request.headers.authorization, request.body);
    return reply.code(202).send({ success: true, video_id: id, status: 'queued' });
  } finally {
    client.release();
  }
});
console.log(`ready at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
