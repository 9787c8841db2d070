import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tests from '../jest.config.mjs';

/** The corpora and the attacks, of which plain `npm test` runs one file. */
export default {
  ...tests,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  globalSetup: '<rootDir>/postgres-setup.mjs',
  globalTeardown: '<rootDir>/postgres-teardown.mjs',
  testMatch: ['<rootDir>/{corpora,abuse}/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
