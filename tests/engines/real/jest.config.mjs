import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import preset from '../../../jest.preset.mjs';

/** Engines before real servers, which plain `npm test` leaves out. A model takes its time. */
export default {
  ...preset,
  rootDir: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  testMatch: ['<rootDir>/engines/real/**/*.test.ts'],
  testTimeout: 1_800_000,
};
