import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repository } from '../run/places.mjs';
import { say } from '../run/say.mjs';
import { runStep } from './run-step.mjs';
import { bothCounts, countsOf, countsOfPassed, failedFilesOf, passedFilesOf } from './tally.mjs';

/** One file more than there are cores: much of a file is waiting for a server, a database or a child. */
const WORKERS = availableParallelism() + 1;
/** As jest.preset.mjs has it: of many packages at once jest takes the one that it is told. */
const TEST_TIMEOUT_MS = 240_000;

/** A worker keeps something of every file that it has run: one that has grown so large makes room for a new one. */
const WORKER_MEMORY = '1.5GB';

const NODE_OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** So many files that fail at once are no machine that stalls. */
const MOST_ONCE_MORE = 4;

/** Runs a package's jest, with further options where there are some, and resolves with its counts. */
export async function runJest(folder, { name = `tests of ${folder}`, options = [] } = {}) {
  return countsOf(
    await reportOf(folder, { name, options: ['--passWithNoTests', ...options], workers: WORKERS }),
  );
}

/**
 * As runJest, for tests beside programs that we did not write, which take luck on a machine that stalls: where
 * few files fail, they are run once more, one after the other, and then that run counts. It is told which
 * passed only so.
 * `options` are those of both runs, `only` what the first run alone is asked for.
 */
export async function runJestPatiently(folder, { name, options, only = [], workers = WORKERS }) {
  const first = await reportOf(folder, {
    name,
    options: ['--passWithNoTests', ...only, ...options],
    workers,
  });
  const failed = failedFilesOf(first.report);
  if (failed.length === 0 || failed.length > MOST_ONCE_MORE) return countsOf(first);
  say(`\n${failed.length} of the files failed (see above) and are run once more.`);
  const again = await reportOf(folder, {
    name: `${name}, once more`,
    options: ['--runTestsByPath', ...failed, ...options],
    workers: 1,
  });
  for (const file of passedFilesOf(again.report))
    say(`Passed only when run once more: ${relative(repository, file)}`);
  return bothCounts(countsOfPassed(first), countsOf(again));
}

async function reportOf(folder, { name, options, workers }) {
  const reports = mkdtempSync(join(tmpdir(), 'clipwright-jest-'));
  const outputFile = join(reports, 'report.json');
  const jest = [
    join(repository, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${outputFile}`,
    `--maxWorkers=${workers}`,
    `--workerIdleMemoryLimit=${WORKER_MEMORY}`,
  ];
  const { exitCode } = await runStep(name, [...NODE_OPTIONS, ...jest, ...options], join(repository, folder));
  const report = readReport(outputFile);
  rmSync(reports, { recursive: true, force: true });
  return { name, exitCode, report };
}

/**
 * Runs the tests of all these packages as one, the slowest files first, so that no core waits for the last
 * file of a package.
 */
export function runJestOfAll(folders, run = runJest) {
  const order = `--testSequencer=${join(repository, 'scripts/test/slowest-first.mjs')}`;
  return run('.', {
    name: `tests of ${folders.join(', ')}`,
    options: [order, `--testTimeout=${TEST_TIMEOUT_MS}`, '--projects', ...folders],
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
