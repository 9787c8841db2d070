import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  // What a mutation run left behind or is just using is a copy of this package and no part of it.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.stryker-tmp/'],
  globalSetup: '../../tests/postgres-setup.mjs',
  globalTeardown: '../../tests/postgres-teardown.mjs',
};
