import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tests from '../jest.config.mjs';
import { LEFT_OUT } from './left-out.mjs';

/** The contract and the corpora before two http and two worker processes. */
export default {
  ...tests,
  rootDir: dirname(dirname(fileURLToPath(import.meta.url))),
  globalSetup: '<rootDir>/replicas/set-up.mjs',
  globalTeardown: '<rootDir>/replicas/tear-down.mjs',
  testMatch: ['<rootDir>/{contract,corpora,replicas}/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...Object.keys(LEFT_OUT).map((file) => `<rootDir>/${file}\\.test\\.ts$`),
  ],
};
