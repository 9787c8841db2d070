export const emptyTally = Object.freeze({ passed: 0, failed: 0, skipped: 0, failedSteps: [] });

/** Adds what one jest run counted. */
export function withCounts(tally, { name, passed, failed, skipped }) {
  return {
    passed: tally.passed + passed,
    failed: tally.failed + failed,
    skipped: tally.skipped + skipped,
    failedSteps: failed > 0 ? [...tally.failedSteps, name] : tally.failedSteps,
  };
}

/** A step that counts nothing itself counts as one when it fails. */
export function withStep(tally, { name, ok }) {
  return ok ? tally : { ...tally, failed: tally.failed + 1, failedSteps: [...tally.failedSteps, name] };
}

/**
 * What a jest run came to, from its JSON report (null when it wrote none). A file that could not be loaded
 * counts as one failure, and so does a run that ended badly without saying where.
 */
export function countsOf({ name, report, exitCode }) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } =
    report ?? NOTHING;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const endedBadly = exitCode !== 0 || report === null;
  return {
    name,
    passed: numPassedTests,
    failed: endedBadly ? Math.max(1, failed) : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The files of a jest run in which something failed. */
export function failedFilesOf(report) {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** The files of a jest run in which nothing failed. */
export function passedFilesOf(report) {
  return (report?.testResults ?? []).filter(({ status }) => status !== 'failed').map(({ name }) => name);
}

/** What the files came to in which nothing failed. */
export function countsOfPassed({ name, report }) {
  const tests = report.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { name, passed, failed: 0, skipped: tests.length - passed };
}

/** The counts of two runs that share no file, under the second's name. */
export function bothCounts(first, second) {
  return {
    name: second.name,
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
  };
}

const NOTHING = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
