import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import preset from '../../jest.preset.mjs';

/** The pages of docs/operate and docs/use, done as they say: `npm run test:docs`. */
export default {
  ...preset,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  testMatch: ['<rootDir>/docs/**/*.test.ts'],
};
