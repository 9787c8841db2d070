// The tests that plain `npm test` leaves out for the time they take: files called `*.long.test.ts`, of all packages
// or of those that are named, after everything was built: `npm run test:long [-- core api]`. Closes with one line
// alone: N passed, N failed.
import { say } from '../run/say.mjs';
import { endWithUs } from './run-suite.mjs';
import { closingLine, emptyTally, withCounts } from './tally.mjs';
import { testPackages } from './test-packages.mjs';

process.env.CLIPWRIGHT_TESTS = 'long';
endWithUs();
const tally = withCounts(emptyTally, await testPackages(process.argv.slice(2)));
for (const step of tally.failedSteps) say(`Failed: ${step}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
