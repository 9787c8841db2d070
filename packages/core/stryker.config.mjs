/** The folder to mutate; scripts/mutate.mjs sets it for one after the other. */
const folder = process.env.MUTATED_FOLDER ?? '{client,keys,limiter,models}';

/** Their tests need the programs themselves: tests/limiter and tests/outside have them. */
const OUTSIDE = ['!src/limiter/{postgres,redis}/**'];

/** What stands before routes has tests of its own, and is mutated by itself: `limiter/http`. */
const BY_ITSELF = folder === 'limiter/http' ? [] : ['!src/limiter/http/**'];

/** Mutation testing of the parts that promise most. */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'stryker.jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts', ...OUTSIDE, ...BY_ITSELF],
  concurrency: 2,
  timeoutMS: 2000,
  timeoutFactor: 1.5,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'reports', 'docs'],
  thresholds: { high: 95, low: 85, break: 80 },
  allowConsoleColors: false,
};
