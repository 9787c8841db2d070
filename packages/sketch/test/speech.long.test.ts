import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FetchError, fetchVoice, voiceIn } from '../src/assets.js';
import { VOICE_FILE } from '../src/assets/voice.js';
import { probeVideo, renderSketch } from '../src/index.js';
import type { Speaker } from '../src/prompt/who-speaks.js';
import { fitLines, secondsOf } from '../src/speech/fit-lines.js';
import { Flite } from '../src/speech/flite.js';
import { VOICES } from '../src/speech/voices.js';

const MINUTES = 60_000;
let home: string;
/** Null where the registry is out of reach. */
let flite: Flite | null = null;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'voice-'));
  flite = await fetchVoice(home).then(
    async ({ folder }) => new Flite(new Uint8Array(await readFile(join(folder, VOICE_FILE)))),
    (error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      process.stderr.write(`The voice cannot be had, so nothing of it is tested: ${error.message}\n`);
      return null;
    },
  );
}, 20 * MINUTES);
afterAll(() => rm(home, { recursive: true, force: true }));

const render = async (assetsHome: string, prompt: string) => {
  const outFile = join(home, 'clip.mp4');
  const request = { prompt, width: 320, height: 180, durationSeconds: 2, seed: 3, audio: true, outFile };
  const { warnings } = await renderSketch(request, { assetsHome });
  return { warnings, probe: await probeVideo(outFile), bytes: await readFile(outFile) };
};

describe('the real voice', () => {
  it.each(Object.keys(VOICES) as Speaker[])('says a sentence, the same each time: %s', (speaker) => {
    if (flite === null) return;
    const words = 'Hello, I am here, and it is a quarter past seven.';
    const say = () => flite!.say(words, VOICES[speaker], 1);
    const samples = say();
    const seconds = samples.length / 16_000 / VOICES[speaker].pitch;
    expect([seconds > 1.8, seconds < 5]).toEqual([true, true]);
    expect(samples.some((value) => Math.abs(value) > 4000)).toBe(true);
    expect(say()).toEqual(samples);
  });

  it('says as many words of a line as have time', () => {
    if (flite === null) return;
    const words = 'one two three four five six seven eight nine ten';
    const say = (...said: Parameters<Flite['say']>) => flite!.say(...said);
    const [said] = fitLines([{ words, speaker: 'man' }], 1.5, say);
    expect(words.startsWith(said!.words)).toBe(true);
    expect([said!.words.split(' ').length > 2, secondsOf(said!) <= 1.5]).toEqual([true, true]);
  });

  it('takes whatever it is told for words', () => {
    if (flite === null) return;
    for (const words of ['-o /etc/passwd', '--help', '%s%n $(id) `x`', '<ssml>', '...', 'a'.repeat(400)])
      expect(flite.say(words, VOICES.woman, 1)).toBeInstanceOf(Int16Array);
  });

  it(
    'is heard in a clip, for which nothing is told then; what has no time is',
    async () => {
      if (flite === null) return;
      const spoken = await render(home, 'a lake, a man says "Hello there"');
      const written = await render(join(home, 'nowhere'), 'a lake, a man says "Hello there"');
      expect([spoken.warnings, written.warnings.length]).toEqual([[], 2]);
      expect(spoken.bytes.equals(written.bytes)).toBe(false);
      expect(spoken.probe).toMatchObject({ audio: expect.anything() });
      const cut = await render(home, 'a lake, a man says "One two three four five six seven eight nine ten"');
      expect(cut.warnings).toEqual([expect.stringMatching(/the voice ends after "\w+"\.$/)]);
    },
    5 * MINUTES,
  );

  it(
    'that does not work leaves its words written, and the clip is made',
    async () => {
      const broken = join(home, 'broken');
      const { folder } = voiceIn(broken);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, VOICE_FILE), 'no program');
      const { warnings } = await render(broken, 'a lake, a man says "Hello there"');
      expect(warnings).toEqual(['What is said could not be spoken, so it is written alone.']);
    },
    5 * MINUTES,
  );
});
