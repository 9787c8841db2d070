import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestPostgres } from '../../packages/testing/dist/index.js';
import { startEmbeddedPostgres } from '../../apps/api/dist/platform/database/embedded-postgres.js';
import { packageFolders } from '../run/fingerprint.mjs';
import { repository } from '../run/places.mjs';
import { runJestOfAll } from './run-jest.mjs';

function packagesWithTests(wanted) {
  const isWanted = (folder) =>
    wanted.length === 0 || wanted.some((name) => folder.split('/').at(-1) === name);
  return packageFolders().filter(
    (folder) => folder !== '.' && isWanted(folder) && existsSync(join(repository, folder, 'jest.config.mjs')),
  );
}

/** The tests of these packages, all where none is named, on one PostgreSQL. Resolves with their counts. */
export async function testPackages(wanted, run) {
  const postgres = await createTestPostgres({ start: startEmbeddedPostgres });
  try {
    return await runJestOfAll(packagesWithTests(wanted), run);
  } finally {
    await postgres.stop();
  }
}
