import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  globalSetup: '../../tests/postgres-setup.mjs',
  globalTeardown: '../../tests/postgres-teardown.mjs',
};
