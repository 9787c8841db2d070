import { say } from '../run/say.mjs';
import { runJest, runJestPatiently } from './run-jest.mjs';
import { closingLine, emptyTally, withCounts } from './tally.mjs';

/**
 * Runs a part of tests/, or of a package, that plain `npm test` leaves out, with what stands on the command
 * line as jest's options. Closes with one line alone: N passed, N failed.
 */
export async function runSuite(name, config, folder = 'tests') {
  const options = ['--config', config, ...process.argv.slice(2)];
  close(await runJest(folder, { name, options }));
}

/** As runSuite, beside programs that we did not write: files that fail, where they are few, run once more. */
export async function runSuitePatiently(name, config, { only = process.argv.slice(2), workers } = {}) {
  close(await runJestPatiently('tests', { name, options: ['--config', config], only, workers }));
}

/** Says what failed, and closes with the count. */
export function close(counts) {
  const tally = withCounts(emptyTally, counts);
  for (const step of tally.failedSteps) say(`Failed: ${step}`);
  console.log(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

/** What runs ends with us: steps, and a database, have their own hooks on exit. */
export function endWithUs() {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
