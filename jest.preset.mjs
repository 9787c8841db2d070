import { join } from 'node:path';

/** Shared by every package: TypeScript as native ES modules through swc. */
export default {
  testEnvironment: join(import.meta.dirname, 'scripts/test/plain-globals.environment.cjs'),
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  // A test that hangs ends, and one on a busy machine does not fail for its pace: no test has a shorter time
  // of its own.
  testTimeout: 240_000,
  // What takes long, a process that is killed or a call that is held, has a run of its own: `npm run test:long`.
  testMatch:
    process.env.CLIPWRIGHT_TESTS === 'long' ? ['**/*.long.test.ts'] : ['**/*.test.ts', '!**/*.long.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
