import { AREAS } from './areas.mjs';

/** Which of the areas; run.mjs sets it for one after the other. */
const { sources } = AREAS[process.env.MUTATED_AREA];

/** What runs once, when a module is loaded, is left out: those are constants, and SQL, which has mutants of its own. */
export default {
  plugins: [new URL('warm-runner.mjs', import.meta.url).href],
  testRunner: 'warm',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [...sources.map((pattern) => `src/${pattern}`), '!src/**/*.test.ts'],
  concurrency: 1,
  timeoutMS: 4000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 10,
  reporters: ['progress-append-only', 'json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `reports/mutation/${process.env.MUTATED_AREA}.json` },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['reports', 'web'],
  disableTypeChecks: false,
  allowConsoleColors: false,
};
