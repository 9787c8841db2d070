import { fileURLToPath } from 'node:url';
import sketch from '../../jest.config.mjs';

/** What a prompt draws, by the hundred: plain `npm test` leaves these out. */
export default {
  ...sketch,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  testMatch: ['<rootDir>/test/pictures/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
