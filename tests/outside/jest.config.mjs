import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tests from '../jest.config.mjs';

/** The tests with programs of others, which plain `npm test` leaves out: they are Debian's, and npm's. */
export default {
  ...tests,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  globalSetup: '<rootDir>/postgres-setup.mjs',
  globalTeardown: '<rootDir>/postgres-teardown.mjs',
  testMatch: ['<rootDir>/outside/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
