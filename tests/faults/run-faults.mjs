// The long fault tests, after everything was built: `pnpm --filter @clipwright/tests faults [part of a file's name]`. Closes with
// one line alone: N passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../../scripts/run/places.mjs';
import { runStep } from '../../scripts/test/run-step.mjs';
import { closingLine, countsOf, emptyTally, withCounts } from '../../scripts/test/tally.mjs';

const reports = mkdtempSync(join(tmpdir(), 'clipwright-faults-'));
const outputFile = join(reports, 'report.json');

const readReport = () => {
  try {
    return JSON.parse(readFileSync(outputFile, 'utf8'));
  } catch {
    return null;
  }
};

const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const jest = [join(repository, 'node_modules/jest/bin/jest.js'), '--config', 'faults/jest.config.mjs', '--runInBand'];
const args = [...node, ...jest, '--json', `--outputFile=${outputFile}`, ...process.argv.slice(2)];
const { name, exitCode } = await runStep('faults', args, join(repository, 'tests'));
const tally = withCounts(emptyTally, countsOf({ name, exitCode, report: readReport() }));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
