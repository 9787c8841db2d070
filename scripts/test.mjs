// The whole test run, on Node 24, after everything was built: checks, types, and jest in every package and in tests/. Closes with
// one line alone: N passed, N failed. Names of packages as arguments (`npm test -- core api`) leave the others out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTestPostgres } from '../packages/testing/dist/index.js';
import { startEmbeddedPostgres } from '../apps/api/dist/platform/database/embedded-postgres.js';
import { packageFolders } from './run/fingerprint.mjs';
import { repository } from './run/places.mjs';
import { say } from './run/say.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';
import { ensureFfmpeg } from './test/ensure-ffmpeg.mjs';
import { runJest } from './test/run-jest.mjs';
import { runStep } from './test/run-step.mjs';
import { closingLine, emptyTally, withCounts, withStep } from './test/tally.mjs';

const wanted = process.argv.slice(2);

function packagesWith(file) {
  const isWanted = (folder) => wanted.length === 0 || wanted.some((name) => folder.split('/').at(-1) === name);
  return packageFolders().filter((folder) => folder !== '.' && isWanted(folder) && existsSync(join(repository, folder, file)));
}

async function checkWhatNeedsNoRun(tally) {
  const checks = wanted.length === 0 ? [runStep('imports, limits, generated pages', ['scripts/check.mjs'])] : [];
  const steps = await Promise.all([...checks, checkTypes()]);
  return steps.flat().reduce(withStep, tally);
}

async function checkTypes() {
  const steps = [];
  for (const folder of packagesWith('tsconfig.json')) {
    steps.push(await runStep(`types of ${folder}`, ['node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.json')]));
  }
  return steps;
}

async function testPackages(tally) {
  const postgres = await createTestPostgres({ start: startEmbeddedPostgres });
  let result = tally;
  try {
    for (const folder of packagesWith('jest.config.mjs')) result = withCounts(result, await runJest(folder));
  } finally {
    await postgres.stop();
  }
  return result;
}

// What runs ends with us: steps and the database have their own hooks on exit.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

ensureFfmpeg();
ensureChromium();
const tally = await testPackages(await checkWhatNeedsNoRun(emptyTally));
for (const step of tally.failedSteps) say(`Failed: ${step}`);
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
