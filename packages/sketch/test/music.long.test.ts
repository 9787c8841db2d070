import { beforeAll, describe, expect, it } from '@jest/globals';
import { BasicSoundBank } from 'spessasynth_core';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import { arrangementOf, playersOf } from '../src/sound/arrangement.js';
import type { Player } from '../src/sound/instruments.js';
import { loudness } from '../src/sound/loudness.js';
import { playSamples, type Samples } from '../src/sound/sampler.js';
import { writeScore, type Note } from '../src/sound/score.js';
import { synthesise } from '../src/sound/soundtrack.js';
import { hertzOf } from './support/hertz.js';

const sceneOf = (prompt: string) => readPrompt(prompt).scene;
const playersFor = (prompt: string) => playersOf(arrangementOf(sceneOf(prompt)));
const fatesOf = (prompt: string) =>
  Object.fromEntries(readPrompt(prompt).words.map((word) => [word.text, word.fate]));

describe('words about music', () => {
  it.each([
    ['a lake, soft piano music', ['piano']],
    ['a lake, gentle piano and strings', ['piano', 'strings']],
    ['music: flute and harp, a forest', ['flute', 'harp']],
    ['dark ocean, cello solo', ['cello']],
    ['un lago con música de piano', ['piano']],
    ['ein See, sanfte Klaviermusik', ['piano']],
    ['un lac, musique de violon', ['violin']],
    ['un lago, musica di pianoforte', ['piano']],
    ['湖，钢琴曲', ['piano']],
    ['a lake with a soundtrack of drums and saxophone', ['drums', 'saxophone']],
    ['a man playing the guitar', ['guitar']],
  ])('%s: %j', (prompt, instruments) => {
    expect(sceneOf(prompt).music.instruments.toSorted()).toEqual(instruments);
  });

  it.each([
    ['a city, lo-fi beats', 'lo-fi'],
    ['mountains, epic orchestral score', 'orchestral'],
    ['a bar at night with jazz', 'jazz'],
    ['hills, rock music', 'rock'],
  ])('%s is %s', (prompt, genre) => {
    expect(sceneOf(prompt).music.genre).toBe(genre);
  });

  it('what is a thing stays one', () => {
    expect(sceneOf('a piano on a stage').subjects[0]).toMatchObject({ source: 'art' });
    expect(sceneOf('a rock in the sea').music.isAsked).toBe(false);
    expect(sceneOf('string lights in a garden, a soft light').music.isAsked).toBe(false);
    expect(sceneOf('a music festival').music.isAsked).toBe(false);
    expect(sceneOf('a lake, soft piano music').subjects).toEqual([]);
  });

  it.each([
    ['a lake without music', 'no-music'],
    ['ein See ohne Musik', 'no-music'],
    ['a forest, only ambient sounds', 'no-music'],
    ['rain in the city, only music', 'only-music'],
    ['rain in the city, no sound effects', 'only-music'],
    ['a lake, silent', 'silent'],
  ])('%s: %s', (prompt, sound) => {
    expect(sceneOf(prompt).sound).toBe(sound);
  });

  it('what is heard counts as drawn, and what is near it as replaced', () => {
    expect(fatesOf('a lake, soft piano music')).toMatchObject({
      soft: 'drawn',
      piano: 'drawn',
      music: 'drawn',
    });
    expect(fatesOf('a lake, metal music')).toMatchObject({ metal: 'replaced', music: 'drawn' });
    expect(fatesOf('a lake, piano music, no music')).toMatchObject({ lake: 'drawn' });
  });

  it('only music that was asked for is told to be synthesised', () => {
    const told = (prompt: string, hasInstruments: boolean) =>
      warningsFor(readPrompt(prompt).words, { overPicture: false, hasInstruments });
    expect(told('a lake, soft piano music', false)[0]).toMatch(/"piano".*clipwright assets/);
    expect(told('a lake, soft piano music', true)).toEqual([]);
    expect(told('a lake', false)).toEqual([]);
    expect(told('a lake without music', false)).toEqual([]);
  });
});

describe('a score', () => {
  const scoreOf = (prompt: string, seconds = 6, seed = 3) => writeScore(sceneOf(prompt), seed, seconds);

  it('is the same for the same seed, and another for another', () => {
    expect(scoreOf('a lake')).toEqual(scoreOf('a lake'));
    expect(scoreOf('a lake', 6, 4).notes).not.toEqual(scoreOf('a lake').notes);
  });

  it('changes its chord where the camera changes its move, and ends with the clip, at home', () => {
    const { notes, arrangement } = scoreOf(
      'a lake, pan right, then zoom in, then tilt up, calm piano music',
      10,
    );
    const pads = notes.filter(({ part }) => part === 'pad');
    for (const cut of [10 / 3, 20 / 3]) expect(pads.some(({ at }) => Math.abs(at - cut) < 1e-6)).toBe(true);
    const last = notes.findLast(({ part }) => part === 'lead')!;
    expect(last.at + last.seconds).toBeGreaterThan(9.5);
    const home = notes.filter(({ part, at }) => part === 'pad' && at >= last.at).map(({ midi }) => midi);
    expect((last.midi - Math.min(...home)) % 12).toBe(0);
    expect(arrangement.pad).toEqual(['piano']);
  });

  it('is quick or slow as its words say', () => {
    const pace = (prompt: string) => scoreOf(prompt, 12).secondsPerBeat;
    expect(pace('a lake, upbeat music')).toBeLessThan(pace('a lake, calm music') * 0.8);
  });

  it('is played by those who are named and nobody else, or by who belongs to its way', () => {
    expect(playersFor('a lake, piano music')).toEqual(['piano']);
    expect(playersFor('a lake, jazz saxophone music')).toEqual(['saxophone', 'guitar', 'bass', 'brushes']);
    expect(playersFor('a lake, drum music')).toEqual(['drums']);
  });
});

/** One saw tooth in place of every instrument: our own, 200 bytes. */
describe('played on samples', () => {
  let saw: Uint8Array;
  beforeAll(async () => {
    await BasicSoundBank.isSF3DecoderReady;
    saw = new Uint8Array(BasicSoundBank.getSampleSoundBankFile());
  });
  const samplesFor = (prompt: string): Samples =>
    Object.fromEntries(playersFor(prompt).map((player: Player) => [player, saw]));

  it('a note has its pitch, begins at its time and is the same each time', async () => {
    const note: Note = { part: 'lead', player: 'flute', at: 0.5, seconds: 0.8, midi: 69, force: 0.8, pan: 0 };
    const score = { ...writeScore(sceneOf('a lake'), 1, 2), notes: [note] };
    const play = () => playSamples(score, { flute: saw }, 96_000);
    const { left } = await play();
    expect(left.subarray(0, 23_800).every((value) => Math.abs(value) < 1e-4)).toBe(true);
    expect(hertzOf(left.subarray(28_800, 38_400))).toBeCloseTo(440, -1.3);
    expect((await play()).left).toEqual(left);
  });

  it.each(['a lake, piano music', 'abstract silk, rock music', 'rain in the city, only music'])(
    'is at -16 LUFS and never clips: %s',
    async (prompt) => {
      const track = await synthesise({
        scene: sceneOf(prompt),
        seed: 5,
        durationSeconds: 2,
        samples: samplesFor(prompt),
      });
      expect(Math.abs(loudness(track) + 16)).toBeLessThanOrEqual(2);
      const peak = (channel: Float32Array) => channel.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      expect(Math.max(peak(track.left), peak(track.right))).toBeLessThan(0.9);
    },
  );

  it('nothing is played where there is to be no music', async () => {
    const input = { scene: sceneOf('a lake without music'), seed: 5, durationSeconds: 1 };
    const samples = samplesFor('a lake');
    expect((await synthesise({ ...input, samples })).left).toEqual((await synthesise(input)).left);
  });
});
