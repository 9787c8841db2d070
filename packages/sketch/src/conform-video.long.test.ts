import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planConform } from './conform/conform-plan.js';
import type { ConformTarget } from './conform/finding.js';
import { ConformError, conformVideo } from './conform-video.js';
import { ffprobeFile } from './encode/ffprobe-probe.js';
import type { VideoProbe } from './encode/video-probe.js';
import { probeVideo } from './probe-video.js';
import { renderSketch } from './render-sketch.js';

const run = promisify(execFile);
const ENCODERS = ['node-av', 'ffmpeg'] as const;
const TARGET = { width: 160, height: 90, durationSeconds: 1, audio: true };
const SILENT = { ...TARGET, audio: false };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conform-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const picture = (size: string, seconds = 1, rate: number | string = 24): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:duration=${seconds}:rate=${rate}`,
];
const tone = (seconds = 1): string[] => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
const X264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const STEREO = ['-c:a', 'aac', '-ac', '2'];

/** A file as an engine could bring it. */
async function make(name: string, ...args: string[]): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await run('ffmpeg', ['-v', 'error', '-y', ...args, file]);
  return file;
}

/** The answer to a question about a file that does not change: each is asked once. */
function once<Answer>(ask: (file: string, encoder?: (typeof ENCODERS)[number]) => Promise<Answer>) {
  const known = new Map<string, Promise<Answer>>();
  return (file: string, encoder?: (typeof ENCODERS)[number]): Promise<Answer> => {
    const key = [file, encoder].join(' ');
    const answer = known.get(key) ?? ask(file, encoder);
    known.set(key, answer);
    return answer;
  };
}

// What ffprobe finds it finds without a host as well: that a host can ask it has tests of its own.
const probeOf = once<VideoProbe>((file, encoder = 'node-av') =>
  encoder === 'ffmpeg' ? ffprobeFile(file) : probeVideo(file, { encoder }),
);

async function conformed(source: string, target: ConformTarget, encoder: (typeof ENCODERS)[number]) {
  const file = `${source}.${encoder}.mp4`;
  await copyFile(source, file);
  const plan = planConform(await probeOf(source, encoder), target);
  if (plan.kind === 'fits' || plan.kind === 'unfit')
    throw new Error(`nothing to do: ${JSON.stringify(plan)}`);
  await conformVideo(file, plan, { encoder });
  const probe = await ffprobeFile(file);
  expect(planConform(probe, target)).toEqual({ kind: 'fits' });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  return { file, plan, probe };
}

/** What the pictures of a file are on average, as red, green and blue. */
const colourOf = once(async (file) => {
  const { stdout } = await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      file,
      '-vf',
      'scale=1:1:flags=area',
      '-frames:v',
      '1',
      '-pix_fmt',
      'rgb24',
      '-f',
      'rawvideo',
      '-',
    ],
    { encoding: 'buffer' },
  );
  return [...stdout];
});

const pictureHashes = once(
  async (file) =>
    (await run('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:v:0', '-f', 'md5', '-'])).stdout,
);

describe.each(ENCODERS)('a video made to fit with %s', (encoder) => {
  it.each([
    [
      'is scaled, cropped and cut, gets stereo in place of mono, and loses a second sound track',
      [
        ...picture('320x240', 1.6),
        ...tone(1.6),
        ...tone(1.6),
        '-map',
        '0',
        '-map',
        '1',
        '-map',
        '2',
        ...X264,
        '-c:a',
        'libmp3lame',
      ],
      TARGET,
    ],
    [
      'becomes H.264 in an mp4 from VP9 in a WebM of 16 pictures a second',
      [
        ...picture('176x96', 1.1, 16),
        ...tone(1.1),
        '-c:v',
        'libvpx-vp9',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
        '-c:a',
        'libopus',
        '-f',
        'webm',
      ],
      TARGET,
    ],
    [
      'becomes H.264 from HEVC in ten bits, and has its last picture held where it is a little short',
      [
        ...picture('160x90', 0.8, 20),
        '-c:v',
        'libx265',
        '-preset',
        'ultrafast',
        '-x265-params',
        'log-level=none',
        '-pix_fmt',
        'yuv420p10le',
      ],
      SILENT,
    ],
    [
      'gets a constant rate',
      [
        ...picture('160x90', 1, 30),
        '-vf',
        "select='not(eq(n,3)+eq(n,4)+eq(n,17))'",
        '-fps_mode',
        'vfr',
        ...X264,
      ],
      SILENT,
    ],
    [
      'is scaled up by the pixels that rounding took, at a rate of the broadcasters, without the sound that nobody asked for',
      [...picture('160x88', 1, '30000/1001'), ...tone(), ...X264, ...STEREO],
      SILENT,
    ],
  ] as [string, string[], typeof TARGET][])('%s', async (name, args, target) => {
    const source = await make(`${name.replaceAll(/\W/g, '-')}.mp4`, ...args);
    const { file, probe } = await conformed(source, target, encoder);
    expect(probe).toMatchObject({
      container: 'mp4',
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      width: 160,
      height: 90,
      constantFrameRate: true,
      fastStart: true,
      foreignTags: false,
      otherTracks: 0,
    });
    expect(Math.abs(probe.containerDurationSeconds - 1)).toBeLessThan(0.1);
    const [was, is] = [await colourOf(source), await colourOf(file)];
    for (const [index, value] of is.entries()) expect(Math.abs(value - was[index]!)).toBeLessThanOrEqual(6);
  });

  it('loses the graph in its tags, and has its index moved to the front, without a picture changed', async () => {
    const tags = join(folder, 'tags.txt');
    await writeFile(
      tags,
      `;FFMETADATA1\ncomment={"prompt":"${'a secret graph '.repeat(70_000)}"}\nworkflow=x\n`,
    );
    const source = await make(
      'tagged.mp4',
      ...picture('160x90'),
      ...tone(),
      '-i',
      tags,
      '-map',
      '0',
      '-map',
      '1',
      '-map_metadata',
      '2',
      '-movflags',
      'use_metadata_tags',
      ...X264,
      ...STEREO,
    );
    expect((await stat(source)).size).toBeGreaterThan(1_000_000);
    const { file, plan } = await conformed(source, TARGET, encoder);
    expect(plan).toEqual({ kind: 'repack', sound: true, changes: [] });
    expect((await readFile(file)).includes('secret graph')).toBe(false);
    expect(await pictureHashes(file)).toBe(await pictureHashes(source));
  });

  it('loses its title where that is asked for, and words that stand beside the media in any case', async () => {
    const clip = [
      '-metadata',
      'title=a secret title',
      '-metadata',
      'comment=Clipwright sketch, seed 7',
      ...X264,
      '-movflags',
      '+faststart',
    ];
    const titled = await make('titled.mp4', ...picture('160x90'), ...clip);
    expect(planConform(await probeOf(titled, encoder), SILENT)).toEqual({ kind: 'fits' });
    const worded = join(folder, 'worded.mp4');
    const words = Buffer.from(`\0\0\0\0uuid${'0'.repeat(16)}a secret title`, 'latin1');
    words.writeUInt32BE(words.length);
    await writeFile(worded, Buffer.concat([await readFile(titled), words]));
    for (const [source, target] of [
      [titled, { ...SILENT, untitled: true }],
      [worded, SILENT],
    ] as const) {
      const { file, plan } = await conformed(source, target, encoder);
      expect(plan).toEqual({ kind: 'repack', sound: false, changes: [] });
      expect((await readFile(file)).includes('secret title')).toBe(false);
    }
  });

  it('keeps the sound in step with the picture', async () => {
    // Half a second of silence, then a tone: a shift would show as a level in the first part.
    const source = await make(
      'late-tone.webm',
      ...picture('160x90'),
      ...tone(0.5),
      '-af',
      'adelay=500',
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
      '-c:a',
      'libopus',
    );
    const { file } = await conformed(source, TARGET, encoder);
    const { stderr } = await run('ffmpeg', [
      '-hide_banner',
      '-i',
      file,
      '-af',
      'silencedetect=n=-50dB:d=0.2',
      '-f',
      'null',
      '-',
    ]);
    expect(Number(/silence_end: ([\d.]+)/.exec(stderr)?.[1])).toBeCloseTo(0.5, 1);
  });

  it('stays as it was when the work is canceled or comes to its deadline, and nothing is left beside it', async () => {
    const file = join(folder, `long-${encoder}.mp4`);
    await copyFile(await make('long.mp4', ...picture('1280x720', 6), ...X264), file);
    const before = await readFile(file);
    const plan = planConform(await probeOf(join(folder, 'long.mp4')), {
      width: 1024,
      height: 576,
      durationSeconds: 6,
      audio: false,
    });
    if (plan.kind !== 'encode') throw new Error('expected work');
    const controller = new AbortController();
    const canceled = conformVideo(file, plan, { encoder, signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    while (!existsSync(`${file}.conformed.part`)) await sleep(2);
    controller.abort();
    expect(await canceled).toMatchObject({ name: 'ConformError', reason: 'canceled' });
    await expect(conformVideo(file, plan, { encoder, deadlineMs: 500 })).rejects.toMatchObject({
      reason: 'deadline',
    });
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('stays as it was when it turns out to be broken', async () => {
    const file = join(folder, `broken-${encoder}.mp4`);
    const plan = planConform(await probeOf(await make('broken.mp4', ...picture('320x180'), ...X264)), SILENT);
    if (plan.kind !== 'encode') throw new Error('expected work');
    await writeFile(file, 'no longer a video');
    await expect(conformVideo(file, plan, { encoder })).rejects.toBeInstanceOf(ConformError);
    expect(await readdir(folder)).not.toContain(`${file}.conformed.part`);
  });
});

describe.each(ENCODERS)('a file that is no video, probed with %s', (encoder) => {
  const expectUnplayable = async (file: string): Promise<void> => {
    await expect(probeVideo(file, { encoder })).rejects.toMatchObject({
      name: 'ProbeError',
      reason: 'unplayable',
    });
  };

  it.each([
    ['empty', ''],
    ['a page of HTML', '<!doctype html><html><body>502 Bad Gateway</body></html>'],
    [
      'a playlist of another file',
      '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nneighbour.mp4\n#EXT-X-ENDLIST\n',
    ],
    ['a list of files to join', "ffconcat version 1.0\nfile 'neighbour.mp4'\n"],
  ])('is refused: %s', async (name, text) => {
    await make('neighbour.mp4', ...picture('64x36'), ...X264);
    const file = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
    await writeFile(file, text);
    await expectUnplayable(file);
  });

  it('is refused: sound alone', async () => {
    await expectUnplayable(await make('sound.mp4', ...tone()));
  });

  it('is refused: its index cut off', async () => {
    const file = join(folder, `cut-${encoder}.mp4`);
    await copyFile(await make('whole.mp4', ...picture('160x90'), ...X264), file);
    await truncate(file, Math.floor((await stat(file)).size / 2));
    await expectUnplayable(file);
  });

  it('is refused: pictures that would fill the memory', async () => {
    await expectUnplayable(
      await make('bomb.mp4', '-f', 'lavfi', '-i', 'color=size=5120x2880:duration=0.1:rate=10', ...X264),
    );
  });
});

it('needs no work when the sketch engine made it', async () => {
  const outFile = join(folder, 'sketch.mp4');
  await renderSketch({
    prompt: 'a lake',
    width: 160,
    height: 90,
    durationSeconds: 1,
    audio: true,
    seed: 3,
    outFile,
  });
  for (const encoder of ENCODERS)
    expect(planConform(await probeVideo(outFile, { encoder }), TARGET)).toEqual({ kind: 'fits' });
});
