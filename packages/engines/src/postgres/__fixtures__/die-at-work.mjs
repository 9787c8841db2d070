// A process that begins a video at a remote engine and tells so: whoever started it kills it. Takes the
// address of a database, a folder, the address of the engine's server, and the lease in milliseconds.
import pg from 'pg';
import { createVideoMaker, DiskStorage } from '../../../dist/index.js';
import { openAiVideos } from '../../../dist/openai-videos.js';
import { PostgresStore } from '../../../dist/postgres.js';

const [database, home, server, leaseMs] = process.argv.slice(2);

class TellingStore extends PostgresStore {
  async saveOperation(id, attempt, operation) {
    const saved = await super.saveOperation(id, attempt, operation);
    if (operation.phase === 'started') process.send('begun');
    return saved;
  }
}

const pool = new pg.Pool({ connectionString: database });
const maker = createVideoMaker({
  engines: [openAiVideos({ flavour: 'vllm-omni', model: 'test-model', replicas: [{ url: server }] })],
  storage: new DiskStorage({ dir: `${home}/videos` }),
  store: new TellingStore((text, values) => pool.query(text, values)),
  tempDir: `${home}/tmp/other-host`,
  leaseMs: Number(leaseMs),
});
await maker.make(
  { prompt: 'a red ball', duration: 1, resolution: '480p', aspect_ratio: '16:9', audio: false },
  { idempotencyKey: 'order-7' },
);
