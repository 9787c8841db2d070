import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';
import { runStep } from './run-step.mjs';
import { countsOf } from './tally.mjs';

/** Two files at a time also where a machine has two cores: much of a file is waiting for a server, a database or a child. */
const FEWEST_WORKERS = 2;

/** Runs a package's jest, with further options where there are some, and resolves with its counts. */
export async function runJest(folder, { name: title = `tests of ${folder}`, options: further = [] } = {}) {
  const reports = mkdtempSync(join(tmpdir(), 'clipwright-jest-'));
  const outputFile = join(reports, 'report.json');
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(repository, 'node_modules/jest/bin/jest.js')];
  const options = ['--json', `--outputFile=${outputFile}`, '--passWithNoTests', `--maxWorkers=${Math.max(FEWEST_WORKERS, availableParallelism() - 1)}`];
  const { name, exitCode } = await runStep(title, [...jest, ...options, ...further], join(repository, folder));
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
