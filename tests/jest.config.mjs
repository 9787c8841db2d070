import preset from '../jest.preset.mjs';

export default {
  ...preset,
  // These have runs of their own: `npm run test:faults`, `npm run test:browser` and `npm run test:outside`.
  testPathIgnorePatterns: ['/node_modules/', '/(faults|abuse)/heavy/', '<rootDir>/(browser|outside)/'],
  globalSetup: './postgres-setup.mjs',
  globalTeardown: './postgres-teardown.mjs',
};
