import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FetchError, fetchInstruments } from '../src/assets.js';
import { samplesOf } from '../src/assets/samples.js';
import { probeVideo, renderSketch } from '../src/index.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { PLAYERS, type Player } from '../src/sound/instruments.js';
import { loudness } from '../src/sound/loudness.js';
import { playSamples } from '../src/sound/sampler.js';
import { writeScore, type Note } from '../src/sound/score.js';
import { synthesise } from '../src/sound/soundtrack.js';
import { hertzOf } from './support/hertz.js';

const MINUTES = 60_000;
const players = Object.keys(PLAYERS) as Player[];
let home: string;
/** Null where the registry is out of reach. */
let folder: string | null = null;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'instruments-'));
  folder = await fetchInstruments(home).then(
    (asset) => asset.folder,
    (error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      process.stderr.write(`The instruments cannot be had, so nothing of them is tested: ${error.message}\n`);
      return null;
    },
  );
}, 20 * MINUTES);
afterAll(() => rm(home, { recursive: true, force: true }));

/** Instruments whose own tone is not the strongest of what they sound. */
const WITHOUT_ONE_PITCH: readonly Player[] = ['timpani', 'bells'];

describe('the real instruments', () => {
  it(
    'every player has samples, which play its note in tune',
    async () => {
      if (folder === null) return;
      const samples = await samplesOf(folder, players);
      expect(Object.keys(samples).toSorted()).toEqual(players.toSorted());
      const score = writeScore(readPrompt('a lake').scene, 1, 1);
      for (const player of players) {
        const { range, isKit } = PLAYERS[player];
        const midi = isKit ? 38 : Math.min(range[1], Math.max(52, Math.round((range[0] + range[1]) / 2)));
        const note: Note = { part: 'lead', player, at: 0, seconds: 0.7, midi, force: 0.8, pan: 0 };
        const { left } = await playSamples({ ...score, notes: [note] }, samples, 36_000);
        expect([player, Math.max(...left) > 0.01]).toEqual([player, true]);
        if (isKit || WITHOUT_ONE_PITCH.includes(player)) continue;
        const semitones = 12 * Math.log2(hertzOf(left.subarray(9_600, 16_800)) / 440) + 69 - midi;
        // An octave up or down is the tone as well.
        const off = Math.abs(semitones - Math.round(semitones / 12) * 12);
        expect([player, off < 0.6]).toEqual([player, true]);
      }
    },
    10 * MINUTES,
  );

  it.each(['a lake, soft piano music', 'epic orchestral music, mountains', 'a city at night, lo-fi beats'])(
    'are at -16 LUFS and never clip: %s',
    async (prompt) => {
      if (folder === null) return;
      const { scene } = readPrompt(prompt);
      const samples = await samplesOf(folder, players);
      const track = await synthesise({ scene, seed: 7, durationSeconds: 6, samples });
      expect(Math.abs(loudness(track) + 16)).toBeLessThanOrEqual(1);
      const peak = (channel: Float32Array) => channel.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      expect(Math.max(peak(track.left), peak(track.right))).toBeLessThan(0.9);
    },
    2 * MINUTES,
  );

  it(
    'are heard in a clip, for which nothing is told then',
    async () => {
      if (folder === null) return;
      const render = async (assetsHome: string | null) => {
        const outFile = join(home, `${assetsHome ? 'sampled' : 'plain'}.mp4`);
        const request = {
          prompt: 'a lake, harp music',
          width: 320,
          height: 180,
          durationSeconds: 2,
          seed: 3,
        };
        const { warnings } = await renderSketch({ ...request, audio: true, outFile }, { assetsHome });
        return { warnings, probe: await probeVideo(outFile), bytes: await readFile(outFile) };
      };
      const [sampled, plain] = [await render(home), await render(null)];
      expect([sampled.warnings, plain.warnings.length]).toEqual([[], 1]);
      expect(sampled.bytes.equals(plain.bytes)).toBe(false);
      expect(sampled.probe).toMatchObject({ audio: expect.anything() });
    },
    5 * MINUTES,
  );
});
