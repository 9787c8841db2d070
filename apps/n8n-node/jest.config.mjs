import preset from '../../jest.preset.mjs';

/**
 * Node's own modules may be named in .mts files alone: n8n's linter reads every .ts file as if it were part
 * of the node. n8n itself loads the CommonJS build of n8n-workflow; Node can't load the other one.
 */
export default {
  ...preset,
  extensionsToTreatAsEsm: ['.ts', '.mts'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'mts', 'json', 'node'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^(\\.{1,2}/.*)\\.mjs$': ['$1.mts', '$1.mjs'],
    '^n8n-workflow$': '<rootDir>/node_modules/n8n-workflow/dist/cjs/index.js',
  },
  transform: { '^.+\\.m?ts$': preset.transform['^.+\\.ts$'] },
  globalSetup: '../../tests/postgres-setup.mjs',
  globalTeardown: '../../tests/postgres-teardown.mjs',
};
