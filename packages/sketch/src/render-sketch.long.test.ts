import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { probeVideo } from './probe-video.js';
import { renderSketch, RenderError, type SketchRequest } from './render-sketch.js';

let folder = '';
const SMALL = { width: 160, height: 90, durationSeconds: 1, audio: false, seed: 11 } as const;

function request(name: string, more: Partial<SketchRequest> = {}): SketchRequest {
  return {
    ...SMALL,
    prompt: 'a sailboat on the sea at sunset',
    outFile: join(folder, `${name}.mp4`),
    ...more,
  };
}

async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    return error;
  }
}

async function leftovers(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('.part'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sketch-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('renderSketch of a photograph', () => {
  const photograph = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 320, height: 180, channels: 3, background: colour } })
      .png()
      .toBuffer();

  it('tells what the prompt moves and the picture has not, and nothing where it has', async () => {
    const prompt = 'the clouds drift, static shot';
    const warningsOf = async (colour: string): Promise<readonly string[]> =>
      (await renderSketch(request(`moved-${colour.slice(1)}`, { prompt, image: await photograph(colour) })))
        .warnings;
    expect(await warningsOf('#2a6a1c')).toEqual(['The picture has no sky that clouds could drift in.']);
    expect(await warningsOf('#8ab4e8')).toEqual([]);
  });
});

describe('renderSketch', () => {
  it.each(['node-av', 'ffmpeg'] as const)(
    'makes an H.264 High + AAC mp4 of exactly the asked size and length: %s',
    async (encoder) => {
      const seen: number[] = [];
      const made = await renderSketch(
        request(`exact-${encoder}`, { width: 146, height: 82, durationSeconds: 2, audio: true }),
        { encoder, onProgress: (fraction) => seen.push(fraction) },
      );
      const probe = await probeVideo(made.file, { encoder: 'node-av' });
      expect(probe).toMatchObject({
        container: 'mp4',
        videoCodec: 'h264',
        profile: 'High',
        pixelFormat: 'yuv420p',
        width: 146,
        height: 82,
        frameCount: 48,
        fps: 24,
        fastStart: true,
      });
      expect(probe.audio).toMatchObject({ codec: 'aac', channels: 2, sampleRate: 48_000 });
      for (const seconds of [
        probe.videoDurationSeconds,
        probe.audio?.durationSeconds,
        probe.containerDurationSeconds,
      ])
        expect(Math.abs((seconds ?? 0) - 2)).toBeLessThan(0.1);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.at(-1)).toBe(1);
      expect(await probeVideo(made.file, { encoder: 'ffmpeg' })).toEqual(probe);
    },
  );

  it('makes the same bytes whatever the number of draw workers, and others for another seed', async () => {
    const files = await Promise.all([
      renderSketch(request('one'), { drawWorkers: 1 }),
      renderSketch(request('three'), { drawWorkers: 3 }),
      renderSketch(request('other', { seed: 12 }), { drawWorkers: 1 }),
    ]);
    const [one, three, other] = await Promise.all(files.map((made) => readFile(made.file)));
    expect(three!.equals(one!)).toBe(true);
    expect(other!.subarray(-4000).equals(one!.subarray(-4000))).toBe(false);
  });

  it('is killed at its deadline', async () => {
    const error = await failure(renderSketch(request('late', { durationSeconds: 30 }), { deadlineMs: 300 }));
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({ reason: 'deadline' });
    expect(await leftovers()).toEqual([]);
  });

  it('tells a folder that cannot be written as a failure', async () => {
    expect(
      await failure(renderSketch(request('nowhere', { outFile: join(folder, 'missing', 'a.mp4') }))),
    ).toMatchObject({ reason: 'failed' });
  });

  it('leaves no process behind when its parent is killed', async () => {
    const script = join(folder, 'parent.mjs');
    const door = new URL('../dist/index.js', import.meta.url).href;
    await writeFile(
      script,
      `import fs from 'node:fs';\nimport { renderSketch } from ${JSON.stringify(door)};\nawait renderSketch(${JSON.stringify(request('orphan', { durationSeconds: 40 }))}, { onProgress: () => { fs.writeSync(1, 'going'); process.kill(process.pid, 'SIGSTOP'); } });`,
    );
    // It stops itself, so that it can't be done before we have looked, however late that is.
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    const [child] = (await readFile(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8'))
      .trim()
      .split(' ');
    parent.kill('SIGKILL');
    await once(parent, 'close');
    expect(child).toMatch(/^\d+$/);
    // One that stays keeps the test until its time is up.
    const lives = () =>
      readFile(`/proc/${child}/stat`, 'utf8').then(
        (stat) => !stat.includes(') Z'),
        () => false,
      );
    while (await lives()) await sleep(20);
  });

  it('writes who made it into the file', async () => {
    await renderSketch(request('titled', { title: 'A quiet sea' }));
    const text = (await readFile(join(folder, 'titled.mp4'))).toString('latin1');
    expect(text).toContain('A quiet sea');
    expect(text).toContain('Clipwright sketch, seed 11');
  });

  it('moves a photograph of another ratio with no border', async () => {
    const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d08040' } })
      .jpeg()
      .toBuffer();
    const made = await renderSketch(
      request('photo', { prompt: 'push in, snow', image, width: 90, height: 160 }),
    );
    expect(await probeVideo(made.file)).toMatchObject({ width: 90, height: 160, frameCount: 24 });
  });

  it('refuses odd sizes before anything starts', async () => {
    await expect(renderSketch(request('odd', { width: 161 }))).rejects.toThrow(RangeError);
  });
});

describe('probeVideo', () => {
  it('says that what is no video cannot be played', async () => {
    const file = join(folder, 'words.mp4');
    await writeFile(file, 'this is not a video');
    for (const encoder of ['node-av', 'ffmpeg'] as const)
      expect(await failure(probeVideo(file, { encoder }))).toMatchObject({
        name: 'ProbeError',
        reason: 'unplayable',
      });
  });

  it('counts what can be decoded of a file cut in half, not what its header claims', async () => {
    const made = await renderSketch(request('whole', { durationSeconds: 2 }));
    const bytes = await readFile(made.file);
    const cut = join(folder, 'cut.mp4');
    await writeFile(cut, bytes.subarray(0, bytes.length / 2));
    const found = await failure(probeVideo(cut));
    expect((found as { frameCount?: number }).frameCount ?? 0).toBeLessThan(48);
  });
});
