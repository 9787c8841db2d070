import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';
import { runStep } from './run-step.mjs';
import { countsOf } from './tally.mjs';

/** Black-box suites share ports, processes and the machine's two cores. */
const ONE_AT_A_TIME = new Set(['tests']);

/** Runs a package's jest and resolves with its counts. */
export async function runJest(folder) {
  const reports = mkdtempSync(join(tmpdir(), 'clipwright-jest-'));
  const outputFile = join(reports, 'report.json');
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(repository, 'node_modules/jest/bin/jest.js')];
  const options = ['--json', `--outputFile=${outputFile}`, '--passWithNoTests', ...(ONE_AT_A_TIME.has(folder) ? ['--runInBand'] : [])];
  const { name, exitCode } = await runStep(`tests of ${folder}`, [...jest, ...options], join(repository, folder));
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
