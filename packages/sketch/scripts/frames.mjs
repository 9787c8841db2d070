// Renders clips and cuts frames out of them, to look at: node scripts/frames.mjs OUT.png WIDTHxHEIGHT SECONDS
// "prompt" ["prompt" ...]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch, readPrompt } from '../dist/index.js';

const [out, size, seconds, ...prompts] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const folder = mkdtempSync(join(tmpdir(), 'frames-'));
const rows = [];
for (const [i, prompt] of prompts.entries()) {
  const outFile = join(folder, `${i}.mp4`);
  const started = performance.now();
  const seed = 7 + i;
  await renderSketch({
    prompt,
    width,
    height,
    durationSeconds: Number(seconds),
    audio: false,
    seed,
    outFile,
  });
  const { scene, words } = readPrompt(prompt);
  console.log(
    prompt,
    `${Math.round(performance.now() - started)} ms`,
    JSON.stringify(scene),
    words.map((word) => `${word.text}: ${word.as ?? word.reason ?? 'MISSING'}`).join('; '),
  );
  const count = Math.round(Number(seconds) * 24);
  const pick = `select='eq(n,${Math.floor(count * 0.08)})+eq(n,${Math.floor(count * 0.92)})',tile=2x1`;
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    outFile,
    '-vf',
    pick,
    '-frames:v',
    '1',
    '-fps_mode',
    'vfr',
    join(folder, `${i}.png`),
  ]);
  rows.push(join(folder, `${i}.png`));
}
const inputs = rows.flatMap((row) => ['-i', row]);
const filter = rows.length > 1 ? ['-filter_complex', `vstack=inputs=${rows.length}`] : [];
execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...filter, '-frames:v', '1', out]);
rmSync(folder, { recursive: true });
