// The tests that plain `npm test` leaves out for the time they take: files called `*.long.test.ts`, of all packages
// or of those that are named, after everything was built: `npm run test:long [-- core api --shard=1/2]`. Closes
// with one line alone: N passed, N failed.
import { runJestPatiently } from './run-jest.mjs';
import { close, endWithUs } from './run-suite.mjs';
import { testPackages } from './test-packages.mjs';

process.env.CLIPWRIGHT_TESTS = 'long';
endWithUs();
const args = process.argv.slice(2);
const only = args.filter((arg) => arg.startsWith('--shard='));
const packages = args.filter((arg) => !only.includes(arg));
close(await testPackages(packages, (folder, run) => runJestPatiently(folder, { ...run, only })));
