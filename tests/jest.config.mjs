import preset from '../jest.preset.mjs';

export default {
  ...preset,
  // These have runs of their own: `npm run test:faults`, `npm run test:browser`, `npm run test:outside`,
  // `npm run test:engines`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/(faults|abuse)/heavy/',
    '<rootDir>/(browser|outside|engines/real)/',
  ],
  globalSetup: './postgres-setup.mjs',
  globalTeardown: './postgres-teardown.mjs',
};
