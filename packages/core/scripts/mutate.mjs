// Mutates one folder after the other (or those that are named), and keeps the scores in mutation-report.json.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reportFile = join(root, 'mutation-report.json');
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ['keys', 'limiter', 'limiter/http', 'models', 'client'];
const report = JSON.parse(readFileSync(reportFile, 'utf8'));
const LEAST_SCORE = 80;

/** Detected mutants of all that could be detected, in percent with one decimal. */
function scored(counts) {
  const detected = (counts.Killed ?? 0) + (counts.Timeout ?? 0);
  const valid = detected + (counts.Survived ?? 0) + (counts.NoCoverage ?? 0);
  return {
    score: Math.round((1000 * detected) / valid) / 10,
    killed: counts.Killed ?? 0,
    timedOut: counts.Timeout ?? 0,
    survived: valid - detected,
  };
}

function mutate(folder) {
  const startedMs = Date.now();
  const { status } = spawnSync(join(root, 'node_modules/.bin/stryker'), ['run'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder },
  });
  if (status !== 0) process.exitCode = 1;
  const { files } = JSON.parse(readFileSync(join(root, 'reports/mutation.json'), 'utf8'));
  const counts = {};
  for (const { status: outcome } of Object.values(files).flatMap((file) => file.mutants))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return { ...scored(counts), seconds: Math.round((Date.now() - startedMs) / 1000) };
}

for (const folder of folders) {
  report.folders[folder] = { ...mutate(folder), date: new Date().toISOString().slice(0, 10) };
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
}

for (const [folder, { score, survived, seconds }] of Object.entries(report.folders)) {
  console.log(`${folder}: ${score} % of mutants killed, ${survived} survived, ${seconds} s`);
  if (score < LEAST_SCORE) process.exitCode = 1;
}
