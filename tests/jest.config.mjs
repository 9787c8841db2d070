import preset from '../jest.preset.mjs';

export default {
  ...preset,
  // The long fault tests have a run of their own: `npm run test:faults`.
  testPathIgnorePatterns: ['/node_modules/', '/faults/heavy/'],
  globalSetup: './postgres-setup.mjs',
  globalTeardown: './postgres-teardown.mjs',
};
