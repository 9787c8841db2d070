import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tests from '../jest.config.mjs';

/** The soak, which runs by hand alone and as long as it has videos to make. */
export default {
  ...tests,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  globalSetup: '<rootDir>/postgres-setup.mjs',
  globalTeardown: '<rootDir>/postgres-teardown.mjs',
  testMatch: ['<rootDir>/soak/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 6 * 3_600_000,
};
