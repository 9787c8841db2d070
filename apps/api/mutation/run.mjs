// `npm run test:mutation -- <areas>`: mutates one area after the other (all, where none is named), first the
// TypeScript and then the SQL in it, and keeps the scores in mutation-report.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import startPostgres from '../../../tests/postgres-setup.mjs';
import stopPostgres from '../../../tests/postgres-teardown.mjs';
import { AREAS, folderOf, LEAST_SCORE } from './areas.mjs';

const root = join(import.meta.dirname, '..');
const reportFile = join(root, 'mutation-report.json');

function main(named) {
  const unknown = named.filter((area) => !Object.hasOwn(AREAS, area));
  if (unknown.length > 0) {
    console.error(`There is no area ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}.`);
    return 2;
  }
  const areas = named.length > 0 ? named : Object.keys(AREAS);
  const scores = {};
  for (const area of areas) {
    scores[area] = mutate(area);
    writeReport({ ...readReport(), ...scores });
  }
  const weak = areas.filter((area) => scores[area].score < LEAST_SCORE);
  for (const area of areas) console.log(`${area}: ${scores[area].score} % of mutants noticed`);
  if (weak.length > 0) console.error(`Less than ${LEAST_SCORE} %: ${weak.join(', ')}.`);
  return weak.length > 0 ? 1 : 0;
}

function mutate(area) {
  const env = { ...process.env, MUTATED_AREA: area };
  const cwd = folderOf(area);
  const run = (program, ...words) => {
    if (
      spawnSync(process.execPath, [join(root, program), ...words], { cwd, stdio: 'inherit', env }).status !==
      0
    )
      throw new Error(`The tests of ${area} can not be run against mutants: see above.`);
  };
  run('node_modules/@stryker-mutator/core/bin/stryker.js', 'run', join(root, 'mutation/stryker.config.mjs'));
  run('mutation/mutate-sql.mjs');
  const read = (name) => JSON.parse(readFileSync(join(cwd, 'reports/mutation', name), 'utf8'));
  const typescript = Object.values(read(`${area}.json`).files).flatMap(({ mutants }) => mutants);
  return scored([...typescript, ...read(`${area}.sql.json`)]);
}

/** What could be noticed, and was; in percent with one decimal. What never runs is not noticed. */
function scored(mutants) {
  const count = (...wanted) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const unnoticed = count('Survived', 'NoCoverage');
  const score = Math.floor((1000 * noticed) / (noticed + unnoticed)) / 10;
  return { score, noticed, unnoticed, leftOut: mutants.length - noticed - unnoticed };
}

const readReport = () => (existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')).areas : {});

function writeReport(scores) {
  const areas = Object.fromEntries(
    Object.keys(AREAS)
      .filter((area) => Object.hasOwn(scores, area))
      .map((area) => [area, scores[area]]),
  );
  writeFileSync(reportFile, `${JSON.stringify({ leastScore: LEAST_SCORE, areas }, null, 2)}\n`);
}

await startPostgres();
try {
  process.exitCode = main(process.argv.slice(2));
} finally {
  await stopPostgres();
}
