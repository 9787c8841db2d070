import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tests from '../jest.config.mjs';

/** The tests in a browser, which plain `npm test` leaves out. */
export default {
  ...tests,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  globalSetup: '<rootDir>/postgres-setup.mjs',
  globalTeardown: '<rootDir>/postgres-teardown.mjs',
  testMatch: ['<rootDir>/browser/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // A step has a minute (support/browser.ts). This is for what Playwright sets no end to, a script in the page: one that
  // hangs leaves the others their part of the suite's minutes.
  testTimeout: 180_000,
};
