// The whole test run, on Node 24, after everything was built: checks (types among them), and jest in every
// package and in tests/. Closes with one line alone: N passed, N failed. Names of packages as arguments (`npm
// test -- core api`) leave the others out.
import { say } from './run/say.mjs';
import { testPackages } from './test/test-packages.mjs';
import { runStep } from './test/run-step.mjs';
import { endWithUs } from './test/run-suite.mjs';
import { closingLine, emptyTally, withCounts, withStep } from './test/tally.mjs';

const wanted = process.argv.slice(2);

/**
 * Beside the tests, which wait for servers much of their time. The law is a test of its own, in
 * tests/architecture.
 */
async function checkWhatNeedsNoRun() {
  if (wanted.length > 0) return [];
  const checks = await runStep('limits, types, generated pages', [
    'scripts/check.mjs',
    'lint',
    'dead',
    'format',
    'docs',
  ]);
  return [checks, await runStep('advisories', ['scripts/audit.mjs'])];
}

endWithUs();

const [steps, counts] = await Promise.all([checkWhatNeedsNoRun(), testPackages(wanted)]);
const tally = steps.reduce(withStep, withCounts(emptyTally, counts));
for (const step of tally.failedSteps) say(`Failed: ${step}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
