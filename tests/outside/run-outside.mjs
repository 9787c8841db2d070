// Clipwright beside programs that we did not write, after everything was built: `npm run test:outside [--
// part of a file's name]`. Debian's packages are installed where that needs no question. Closes with one line
// alone: N passed, N failed.
import { say } from '../../scripts/run/say.mjs';
import { runJest } from '../../scripts/test/run-jest.mjs';
import { closingLine, emptyTally, withCounts } from '../../scripts/test/tally.mjs';
import { ensureWebServers } from './ensure-web-servers.mjs';

// What runs ends with us: steps have their own hooks on exit.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

await ensureWebServers();
const config = ['--config', 'outside/jest.config.mjs'];
const tally = withCounts(
  emptyTally,
  await runJest('tests', { name: 'outside programs', options: [...config, ...process.argv.slice(2)] }),
);
for (const step of tally.failedSteps) say(`Failed: ${step}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
