import { say } from '../run/say.mjs';
import { runJest } from './run-jest.mjs';
import { closingLine, emptyTally, withCounts } from './tally.mjs';

/**
 * Runs a part of tests/, or of a package, that plain `npm test` leaves out, with what stands on the command
 * line as jest's options. Closes with one line alone: N passed, N failed.
 */
export async function runSuite(name, config, folder = 'tests') {
  const options = ['--config', config, ...process.argv.slice(2)];
  const tally = withCounts(emptyTally, await runJest(folder, { name, options }));
  for (const step of tally.failedSteps) say(`Failed: ${step}`);
  console.log(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

/** What runs ends with us: steps, and a database, have their own hooks on exit. */
export function endWithUs() {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
