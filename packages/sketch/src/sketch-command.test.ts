import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { probeVideo } from './probe-video.js';
import { runSketchCommand } from './sketch-command.js';

async function run(argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await runSketchCommand(argv, {
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
    isTerminal: true,
  });
  return { code, ...said };
}

it('makes the file, draws a bar and names the words it could not use', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'command-'));
  const file = join(folder, 'out.mp4');
  const said = await run(['a zorgle at sea', '-o', file, '--size', '96x54', '-d', '1']);
  expect(said).toMatchObject({ code: 0, out: `${file}\n` });
  expect(said.err).toMatch(/100 %/);
  expect(said.err).toContain('"zorgle"');
  expect(existsSync(file)).toBe(true);
  await rm(folder, { recursive: true });
});

it.each([
  [['a sea']],
  [['a sea', 'a lake', '-o', 'x.mp4']],
  [['a sea', '-o', 'x.mp4', '--size', 'big']],
  [['a sea', '--wrong']],
  [['a sea', '-o', 'x.mp4', '--fps', '23']],
  [['a sea', '-o', 'x.mp4', '--seed', 'many']],
])('says what is wrong with %j and exits with 2', async (argv) => {
  expect(await run(argv)).toMatchObject({ code: 2, out: '' });
});

it('draws as many pictures a second as it is asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'command-'));
  const file = join(folder, 'out.mp4');
  expect(await run(['a sea', '-o', file, '--size', '96x54', '-d', '1', '--fps', '30'])).toMatchObject({
    code: 0,
  });
  expect(await probeVideo(file)).toMatchObject({ fps: 30, frameCount: 30 });
  await rm(folder, { recursive: true });
});

it('prints its help when asked', async () => {
  expect((await run(['--help'])).out).toContain('--duration');
});
