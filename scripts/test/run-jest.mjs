import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';
import { runStep } from './run-step.mjs';
import { countsOf } from './tally.mjs';

/** One file more than there are cores: much of a file is waiting for a server, a database or a child. */
const WORKERS = availableParallelism() + 1;
/** As jest.preset.mjs has it: of many packages at once jest takes the one that it is told. */
const TEST_TIMEOUT_MS = 240_000;

const NODE_OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Runs a package's jest, with further options where there are some, and resolves with its counts. */
export async function runJest(folder, { name = `tests of ${folder}`, options = [] } = {}) {
  const reports = mkdtempSync(join(tmpdir(), 'clipwright-jest-'));
  const outputFile = join(reports, 'report.json');
  const jest = [
    join(repository, 'node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${outputFile}`,
    '--passWithNoTests',
    `--maxWorkers=${WORKERS}`,
  ];
  const { exitCode } = await runStep(name, [...NODE_OPTIONS, ...jest, ...options], join(repository, folder));
  const counts = countsOf({ name, exitCode, report: readReport(outputFile) });
  rmSync(reports, { recursive: true, force: true });
  return counts;
}

/**
 * Runs the tests of all these packages as one, the slowest files first, so that no core waits for the last
 * file of a package.
 */
export function runJestOfAll(folders) {
  const order = `--testSequencer=${join(repository, 'scripts/test/slowest-first.mjs')}`;
  return runJest('.', {
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
