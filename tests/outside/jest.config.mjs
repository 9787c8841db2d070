import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import node from '../../apps/n8n-node/jest.config.mjs';

/**
 * The tests with programs of others, which plain `npm test` leaves out: they are Debian's, and npm's. One of
 * them runs the n8n node.
 */
export default {
  ...node,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  moduleNameMapper: {
    ...node.moduleNameMapper,
    '^n8n-workflow$': '<rootDir>/../apps/n8n-node/node_modules/n8n-workflow/dist/cjs/index.js',
  },
  globalSetup: '<rootDir>/postgres-setup.mjs',
  globalTeardown: '<rootDir>/postgres-teardown.mjs',
  testMatch: ['<rootDir>/outside/**/*.test.ts'],
};
