import { startEmbeddedPostgres } from '../apps/api/dist/platform/database/embedded-postgres.js';
import { createTestPostgres } from '../packages/testing/dist/index.js';

/**
 * jest's globalSetup: one Postgres for the run, with nothing synced to disk. `scripts/test.mjs` starts one
 * for all packages together and names it in the environment.
 */
export default async function setUp() {
  if (process.env.CLIPWRIGHT_TEST_POSTGRES_URL) return;
  globalThis.clipwrightTestPostgres = await createTestPostgres({ start: startEmbeddedPostgres });
}
