import preset from '../jest.preset.mjs';

export default {
  ...preset,
  // These have runs of their own: `npm run test:faults`, `npm run test:browser`, `npm run test:docs`, `npm run test:outside`,
  // `npm run test:engines` and, but for a quick file, `npm run test:hostile`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/faults/heavy/',
    '<rootDir>/(abuse|browser|docs|outside|replicas|soak|engines/real)/',
    '<rootDir>/corpora/(?!image-ssrf-urls)',
  ],
  globalSetup: './postgres-setup.mjs',
  globalTeardown: './postgres-teardown.mjs',
};
