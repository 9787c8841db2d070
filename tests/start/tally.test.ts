import { describe, expect, it } from '@jest/globals';

interface Tally {
  failedSteps: string[];
}

interface TallyModule {
  emptyTally: Tally;
  countsOf(run: { name: string; report: object | null; exitCode: number }): object;
  withCounts(tally: Tally, counts: object): Tally;
  withStep(tally: Tally, step: { name: string; ok: boolean }): Tally;
  closingLine(tally: Tally): string;
  failedFilesOf(report: object | null): string[];
  countsOfPassed(run: { name: string; report: object }): object;
  bothCounts(first: object, second: object): object;
}

const tallyModule = new URL('../../scripts/test/tally.mjs', import.meta.url).href;
const { bothCounts, closingLine, countsOfPassed, countsOf, emptyTally, failedFilesOf, withCounts, withStep } =
  (await import(tallyModule)) as TallyModule;

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const total = (...runs: { report: object | null; exitCode: number }[]): string =>
  closingLine(
    runs.reduce((tally, run) => withCounts(tally, countsOf({ name: 'tests', ...run })), emptyTally),
  );

describe('the closing line of npm test', () => {
  it('adds the tests of all packages', () => {
    expect(total({ report, exitCode: 0 }, { report: { ...report, numFailedTests: 2 }, exitCode: 1 })).toBe(
      '10 passed, 2 failed',
    );
  });

  it('names skipped tests only where there are some', () => {
    expect(total({ report: { ...report, numPendingTests: 1, numTodoTests: 1 }, exitCode: 0 })).toBe(
      '5 passed, 0 failed, 2 skipped',
    );
  });

  it('counts a test file that could not be loaded as a failure', () => {
    expect(total({ report: { ...report, numRuntimeErrorTestSuites: 1 }, exitCode: 1 })).toBe(
      '5 passed, 1 failed',
    );
  });

  it('counts a run that crashed, or ended badly without saying where, as a failure', () => {
    expect(total({ report: null, exitCode: 134 })).toBe('0 passed, 1 failed');
    expect(total({ report: null, exitCode: 0 })).toBe('0 passed, 1 failed');
    expect(total({ report, exitCode: 1 })).toBe('5 passed, 1 failed');
  });

  it('counts a check that failed as one failure, and one that passed not at all', () => {
    const tally = withStep(withStep(emptyTally, { name: 'types', ok: true }), { name: 'imports', ok: false });
    expect(closingLine(tally)).toBe('0 passed, 1 failed');
    expect(tally.failedSteps).toEqual(['imports']);
  });

  it('counts what passed at first beside what a second run of the failed files came to', () => {
    const file = (name: string, status: string, ...tests: string[]) => ({
      name,
      status,
      assertionResults: tests.map((one) => ({ status: one })),
    });
    const first = {
      testResults: [
        file('a', 'passed', 'passed', 'pending'),
        file('b', 'failed', 'passed', 'failed'),
        file('c', 'failed'),
      ],
    };
    expect(failedFilesOf(first)).toEqual(['b', 'c']);
    const both = bothCounts(
      countsOfPassed({ name: 'faults', report: first }),
      countsOf({ name: 'faults, once more', report, exitCode: 0 }),
    );
    expect(closingLine(withCounts(emptyTally, both))).toBe('6 passed, 0 failed, 1 skipped');
    expect(failedFilesOf(null)).toEqual([]);
  });
});
