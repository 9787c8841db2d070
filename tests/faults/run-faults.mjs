// The long fault tests, after everything was built: `npm run test:faults [-- part of a file's name, or
// --shard 1/2]`. Freezing processes, cutting networks and filling disks takes luck on a machine that stalls:
// a file that fails is shown, and is run once more; then that run counts. Closes with one line alone: N
// passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repository } from '../../scripts/run/places.mjs';
import { explain, say, SetupError } from '../../scripts/run/say.mjs';
import { runStep } from '../../scripts/test/run-step.mjs';
import {
  closingLine,
  countsOf,
  emptyTally,
  failedFilesOf,
  passedFilesOf,
  withCounts,
} from '../../scripts/test/tally.mjs';
import { faultTests, filesOfShard, readShard } from './shards.mjs';

async function runJest(name, files) {
  const reports = mkdtempSync(join(tmpdir(), 'clipwright-faults-'));
  const outputFile = join(reports, 'report.json');
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [
    join(repository, 'node_modules/jest/bin/jest.js'),
    '--config',
    'faults/jest.config.mjs',
    '--runInBand',
  ];
  const { exitCode } = await runStep(
    name,
    [...node, ...jest, '--json', `--outputFile=${outputFile}`, ...files],
    join(repository, 'tests'),
  );
  const report = readReport(outputFile);
  rmSync(reports, { recursive: true, force: true });
  for (const { name: file, startTime, endTime } of report?.testResults ?? [])
    say(`${((endTime - startTime) / 1000).toFixed(0)} s: ${basename(file)}`);
  return { name, exitCode, report };
}

/** Which files the arguments ask for; none is all of them. */
function filesOf(args) {
  if (args[0] !== '--shard') return args;
  const shard = readShard(args[1]);
  if (shard === null) throw new SetupError('A shard is one of so many: --shard 1/2.');
  return filesOfShard(faultTests(), shard);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function tallyOf(first) {
  const failed = failedFilesOf(first.report);
  if (failed.length === 0) return withCounts(emptyTally, countsOf(first));
  say(`\n${failed.length} of the files failed (see above) and are run once more.`);
  const again = await runJest('faults, once more', failed);
  return withCounts(withCounts(emptyTally, passedFilesOf(first)), countsOf(again));
}

async function main(args) {
  const tally = await tallyOf(await runJest('faults', filesOf(args)));
  console.log(`\n${closingLine(tally)}`);
  return tally.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error) => {
    explain(error);
    process.exitCode = 2;
  },
);
