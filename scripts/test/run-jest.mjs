import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';
import { runStep } from './run-step.mjs';
import { countsOf } from './tally.mjs';

/** One file more than there are cores: much of a file is waiting for a server, a database or a child. */
const WORKERS = availableParallelism() + 1;
/** What each package's own configuration says too; of many at once jest takes the one that it is told. */
const TEST_TIMEOUT_MS = 240_000;

/** Without V8's cache: what TypeORM imports in code made from text would be imported for the test file that did so first in its process. */
const NODE_OPTIONS = ['--experimental-vm-modules', '--no-compilation-cache', '--disable-warning=ExperimentalWarning'];

/** Runs the tests of these packages, all in one run so that no core waits for the last file of a package, and resolves with the counts. */
export async function runJest(folders) {
  const reports = mkdtempSync(join(tmpdir(), 'clipwright-jest-'));
  const outputFile = join(reports, 'report.json');
  const jest = [...NODE_OPTIONS, join(repository, 'node_modules/jest/bin/jest.js')];
  const options = ['--json', `--outputFile=${outputFile}`, '--passWithNoTests', `--maxWorkers=${WORKERS}`, `--testTimeout=${TEST_TIMEOUT_MS}`];
  const order = `--testSequencer=${join(repository, 'scripts/test/slowest-first.mjs')}`;
  const { name, exitCode } = await runStep(`tests of ${folders.join(', ')}`, [...jest, ...options, order, '--projects', ...folders]);
  const counts = countsOf({ name, exitCode, report: readReport(outputFile) });
  rmSync(reports, { recursive: true, force: true });
  return counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
