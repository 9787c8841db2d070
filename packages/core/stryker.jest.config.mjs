import { join } from 'node:path';

// Stryker reads this in a copy of the package, two folders further down than where it stands.
const { default: preset } = await import(new URL('../../../../jest.preset.mjs', import.meta.url));

const [pattern, [transformer, options]] = Object.entries(preset.transform)[0];

const CLIENT_TESTS = [
  '<rootDir>/src/client/*.test.ts',
  '<rootDir>/test/client/{generation,requests,against-a-faulty-server,submit-and-watch,fail-fast,patience,restarts}.test.ts',
];
const TESTS = {
  client: CLIENT_TESTS,
  keys: ['<rootDir>/src/keys/*.test.ts'],
  limiter: ['<rootDir>/src/limiter/*.test.ts'],
  'limiter/http': ['<rootDir>/test/limiter/http-limit.test.ts'],
  models: ['<rootDir>/src/models/*.test.ts'],
};

/** The tests that judge the sources, save the long ones, as CommonJS, which starts twice as fast. */
export default {
  ...preset,
  extensionsToTreatAsEsm: [],
  transform: { [pattern]: [transformer, { ...options, module: { type: 'commonjs' } }] },
  testEnvironment: join(import.meta.dirname, 'stryker.environment.cjs'),
  setupFiles: [join(import.meta.dirname, 'stryker.setup.cjs')],
  testTimeout: 1500,
  watchman: false,
  testMatch: TESTS[process.env.MUTATED_FOLDER] ?? Object.values(TESTS).flat(),
};
