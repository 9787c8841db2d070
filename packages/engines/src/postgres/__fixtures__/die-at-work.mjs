// A process that begins a video at a remote engine and never ends it: whoever started it kills it. Takes the
// address of a database, a folder, and the lease in milliseconds.
import pg from 'pg';
import { createVideoMaker, DiskStorage } from '../../../dist/index.js';
import { PostgresStore } from '../../../dist/postgres.js';

const [url, home, leaseMs] = process.argv.slice(2);
const capabilities = {
  modes: ['text'],
  durationsSeconds: { min: 1, max: 5 },
  resolutions: ['480p'],
  aspectRatios: ['16:9'],
  audio: false,
  parallelSlots: 1,
  idempotentStart: false,
};
const wan = {
  name: 'wan',
  kind: 'kind of wan',
  site: 'replicas',
  capabilities,
  replicas: [{ name: 'a', url: 'http://127.0.0.1:1', slots: 1 }],
  create: () => ({
    name: 'wan',
    capabilities,
    generate: async (_, run) => {
      await run.checkpoint({ phase: 'starting' });
      await run.checkpoint({ phase: 'started', reference: { job: 'one' } });
      process.send('begun');
      return await new Promise(() => undefined);
    },
  }),
};

const pool = new pg.Pool({ connectionString: url });
const maker = createVideoMaker({
  engines: [wan],
  storage: new DiskStorage({ dir: `${home}/videos` }),
  store: new PostgresStore((text, values) => pool.query(text, values)),
  tempDir: `${home}/tmp/other-host`,
  leaseMs: Number(leaseMs),
});
await maker.make(
  { prompt: 'a red ball', duration: 1, resolution: '480p', aspect_ratio: '16:9', audio: false },
  { idempotencyKey: 'order-7' },
);
