import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { expectInvariants } from '../faults/invariants.js';
import { tell } from '../faults/tell.js';
import { callFor, isEngines, type Told } from './soak-callers.js';
import { SoakStage } from './soak-stage.js';
import { type Course, SoakWatch } from './soak-watch.js';

const VIDEOS = Number(process.env['CLIPWRIGHT_SOAK_VIDEOS'] ?? 10_000);
const RESTART_EVERY_MS = 20_000;

it('makes every video once, and keeps nothing, while a process is exchanged every 20 seconds', async () => {
  const soak = await SoakStage.open();
  const watch = new SoakWatch(soak);
  const state = { over: false, restarts: 0 };
  soak.stage.journal.expectResets();
  const watching = watch.run();
  const restarting = restartInTurn(soak, state);
  const beganMs = performance.now();
  const told = await callFor(soak, VIDEOS);
  const seconds = Math.round((performance.now() - beganMs) / 1_000);
  state.over = true;
  watch.end();
  await Promise.all([watching, restarting]);
  const courses = watch.courses();
  const { counts, foreign } = answersOf(soak);
  tell(`${JSON.stringify(counts)} ${foreign.slice(0, 20).join('\n')}`);
  await report({ told, foreign: foreign.length, seconds, restarts: state.restarts, courses });
  const rows = await expectInvariants(soak.stage, { sample: 5, sweptWithinMs: 60_000 });
  expect(told.broken).toEqual([]);
  expect(soak.remote.counts.starts).toBe(VIDEOS);
  expect(rows.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: told.made }, () => 'completed'),
    ...told.refused.map(() => 'failed'),
  ]);
  expect(told.made + told.refused.length).toBe(VIDEOS);
  expect(foreign).toEqual([]);
  expect(courses.filter(({ flat }) => !flat)).toEqual([]);
});

/** The first of each role stays, so that whatever it keeps has time to show; the second ones are exchanged. */
async function restartInTurn(soak: SoakStage, state: { over: boolean; restarts: number }): Promise<void> {
  const due = soak.posts.filter(({ name }) => name.endsWith('2'));
  let nextMs = performance.now() + RESTART_EVERY_MS;
  while (!state.over) {
    await sleep(100);
    const post = due[state.restarts % due.length];
    if (performance.now() < nextMs || post === undefined) continue;
    nextMs += RESTART_EVERY_MS;
    const fromMs = performance.now();
    await soak.restart(post);
    tell(
      `${post.name} was exchanged at ${Math.round(fromMs)} in ${Math.round(performance.now() - fromMs)} ms`,
    );
    state.restarts += 1;
  }
}

/** Answers, and 500s by what they say: what no engine had caused. */
function answersOf({ stage }: SoakStage): { counts: Record<string, number>; foreign: string[] } {
  const counts: Record<string, number> = {};
  for (const { method, status } of stage.journal.entries) {
    const name = `${method} ${status ?? 'cut'}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const failed = stage.journal.entries.filter(({ status }) => status === 500);
  return {
    counts,
    foreign: failed
      .map(({ body, startedAtMs, elapsedMs }) => JSON.stringify({ body, startedAtMs, elapsedMs }))
      .filter((text) => !isEngines(text)),
  };
}

interface Run {
  readonly told: Told;
  readonly foreign: number;
  readonly seconds: number;
  readonly restarts: number;
  readonly courses: readonly Course[];
}

const row = ({ who, what, thirds, highest, flat }: Course): string =>
  `| ${[who, what, ...thirds, highest, flat ? 'yes' : 'no'].join(' | ')} |`;

/** The page that is kept. */
async function report({ told, foreign, seconds, restarts, courses }: Run): Promise<void> {
  const load = loadavg().map(Math.round).join(', ');
  const page = `# Soak

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run test:soak -- ${VIDEOS}\`: two http and two worker processes, PostgreSQL, the engine and 36 callers on ${cpus().length} cores at a load of ${load} (1, 5 and 15 minutes).

${VIDEOS} videos of a scripted engine in ${seconds} s, ${restarts} restarts meanwhile; ${told.made} were made, ${told.refused.length} refused by the engine, ${told.broken.length} failed otherwise. Answers with 500 that were not the engine's: ${foreign}.

| process | what | first third | second | last | highest | flat |
|---|---|---|---|---|---|---|
${courses.map(row).join('\n')}

Of a heap each third tells its lowest, of the rest the median; a tenth of the time, at the beginning, is left out. The second of each role
was exchanged by turns, and what it had is told over all its lives.
`;
  tell(page);
  await writeFile(new URL('results.md', import.meta.url), page);
}
