// What a sketch holds in memory for short and long clips, and how soon a cancel ends it. What prompts cost:
// render-prompts.mjs. node benchmarks/render.mjs -> render-results.json and render-results.md
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';
import { measure, round } from './measure.mjs';

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const clip = {
  prompt: 'a sailboat on the sea at sunset',
  audio: true,
  seed: 5,
  outFile: join(folder, 'out.mp4'),
};

async function cancelMs() {
  const cancel = new AbortController();
  const canceled = renderSketch(
    { ...clip, width: 2560, height: 1440, durationSeconds: 10 },
    { signal: cancel.signal },
  ).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const at = performance.now();
  cancel.abort();
  await canceled;
  return Math.round(performance.now() - at);
}

const results = {
  cores: cpus().length,
  node: process.version,
  prompt: clip.prompt,
  lengths: [],
  cancelMs: await cancelMs(),
};
for (const durationSeconds of [2, 5, 15]) {
  const row = await measure(() => renderSketch({ ...clip, width: 1280, height: 720, durationSeconds }));
  results.lengths.push({
    durationSeconds,
    ...row,
    coresUsed: round(row.cpuSeconds / row.wallSeconds),
    load: round(loadavg()[0]),
  });
}

await rm(folder, { recursive: true, force: true });
const here = new URL('.', import.meta.url).pathname;
await writeFile(`${here}render-results.json`, `${JSON.stringify(results, null, 2)}\n`);
const lines = results.lengths.map(
  (row) =>
    `| ${[`${row.durationSeconds} s`, `${row.peakMiB} MiB`, row.coresUsed, `${row.wallSeconds} s`, row.load].join(' | ')} |`,
);
await writeFile(
  `${here}render-results.md`,
  `# Memory by length, and a cancel\n\n"${clip.prompt}" with sound at 1280x720, 24 fps, on ${results.cores} cores; peak memory is that of all processes of a render together.\nMade by \`node benchmarks/render.mjs\`; what the prompts of the contact sheet cost: [prompt-results.md](prompt-results.md).\n\n| length | peak memory | cores at work | wall | load |\n|---|---|---|---|---|\n${lines.join('\n')}\n\nA cancel at 2560x1440 took ${results.cancelMs} ms.\n`,
);
console.log(results);
