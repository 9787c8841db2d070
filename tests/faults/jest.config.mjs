import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tests from '../jest.config.mjs';

/** The long fault tests, which plain `npm test` leaves out. */
export default {
  ...tests,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  globalSetup: '<rootDir>/postgres-setup.mjs',
  globalTeardown: '<rootDir>/postgres-teardown.mjs',
  testMatch: ['<rootDir>/{faults,abuse}/heavy/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
