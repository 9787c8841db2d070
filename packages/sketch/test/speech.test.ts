import { describe, expect, it } from '@jest/globals';
import { SAMPLE_RATE_HZ } from '../src/encode/encoder.js';
import { scheduleOf } from '../src/lettering/schedule.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import { addSpeech } from '../src/sound/add-speech.js';
import { loudness } from '../src/sound/loudness.js';
import { synthesise } from '../src/sound/soundtrack.js';
import { silence } from '../src/sound/track.js';
import { fitLines, secondsOf, type Line } from '../src/speech/fit-lines.js';
import { readable, VOICE_HERTZ } from '../src/speech/flite.js';
import { laySpeech, linesOf, roomFor } from '../src/speech/lay-speech.js';
import type { VoiceKind } from '../src/speech/voices.js';
import { hertzOf } from './support/hertz.js';

const textsOf = (prompt: string) => readPrompt(prompt).scene.texts;
const saidIn = (prompt: string) =>
  textsOf(prompt).map(({ role, speaker, words }) => `${speaker ?? role}: ${words}`);
const toldOf = (prompt: string, canSpeak: boolean) =>
  warningsFor(readPrompt(prompt, null, undefined, canSpeak).words, { overPicture: false });

describe('who says what', () => {
  it.each([
    ['a robot says: "Hello, I am a small robot"', ['robot: Hello, I am a small robot']],
    ['a classroom, the teacher says "Good morning, class"', ['woman: Good morning, class']],
    [
      'voice-over: In a world of tea, one cup stands alone',
      ['narrator: In a world of tea, one cup stands alone'],
    ],
    [
      'A lake. Narrator: Once there was a lake. It was deep.',
      ['narrator: Once there was a lake. It was deep.'],
    ],
    ['a calm female voice-over: "Breathe in"', ['woman: Breathe in']],
    ['a man in a hat says: Nice day, how are you', ['man: Nice day, how are you']],
    ['a girl by the window says "Hello there"', ['child: Hello there']],
    ['a man saying "good night"', ['man: good night']],
    [
      'The dragon says "I will eat you", the princess says "No you will not"',
      ['giant: I will eat you', 'woman: No you will not'],
    ],
    ['somebody whispers "come here"', ['woman: come here']],
    ['ein Lehrer sagt: "Guten Morgen, ihr Lieben"', ['speech: Guten Morgen, ihr Lieben']],
    ['una mujer dice "¡Hola!"', ['speech: ¡Hola!']],
    ['a man holding a sign that says "HELLO"', ['title: HELLO']],
    ['a can that says "FIZZ"', ['title: FIZZ']],
    ['a shirt says "NICE"', ['title: NICE']],
    ['a card that says Happy Birthday Lisa with balloons', ['title: Happy Birthday Lisa']],
    ['a woman, "Summer sale"', ['title: Summer sale']],
  ])('%s', (prompt, said) => {
    expect(saidIn(prompt)).toEqual(said);
  });

  it('leaves what words stand on, and who says them, in the picture', () => {
    const nouns = (prompt: string) => readPrompt(prompt).scene.subjects.map(({ noun }) => noun);
    expect(nouns('a robot says "I am a cat"')).toEqual(['robot']);
    expect(nouns('a hat that says "COOL"')).toEqual(nouns('a hat'));
  });

  it('counts as drawn where there is a voice, and else as a caption, with what brings the voice', () => {
    const prompt = 'a robot says: "Hello"';
    const spoken = readPrompt(prompt, null, undefined, true).words;
    expect(spoken.filter((word) => word.fate === 'drawn' && word.about === 'speech')).toHaveLength(2);
    expect(toldOf(prompt, true)).toEqual([]);
    expect(toldOf(prompt, false)).toEqual([
      'The sketch engine draws "says" as a caption on screen, "Hello" as a caption on screen.',
      'What is said is written and not spoken: its voice is not here: run "clipwright assets fetch".',
    ]);
  });

  it('is told to be written where it is in another language than the voice reads', () => {
    expect(toldOf('ein Lehrer sagt: "Guten Morgen, ihr Lieben"', true).at(-1)).toMatch(/reads English alone/);
  });

  it.each(['no voice', 'without speech', 'silent', 'no sound', 'only music'])(
    'is a caption, as it was asked for, with "%s"',
    (words) => {
      const prompt = `a robot says: "Hello", ${words}`;
      expect(readPrompt(prompt).scene.speaks).toBe(false);
      expect(toldOf(prompt, false)).toEqual([]);
    },
  );

  it('is heard where only the music is ruled out', () => {
    expect(readPrompt('a robot says: "Hello", no music').scene.speaks).toBe(true);
  });

  it('is written in letters that the voice can read', () => {
    expect(readable('It\u2019s a caf\u00E9 \u2014 "Olé" & more\u2026 🙂')).toBe(
      'It\'s a cafe , "Ole" and more.',
    );
    expect(readable('Who are you?')).toBe('Who are you?');
  });
});

/** A voice that takes half a second for each word, at its own speed. */
const calls: number[] = [];
const say = (text: string, { pitch }: VoiceKind, stretch: number): Int16Array => {
  calls.push(stretch);
  return new Int16Array(Math.round(text.split(' ').length * 0.5 * VOICE_HERTZ * stretch * pitch)).fill(9000);
};
const line = (words: string, speaker: Line['speaker'] = 'woman'): Line => ({ words, speaker });
const wordsOf = (lines: readonly { words: string }[]) => lines.map(({ words }) => words);

describe('the time of what is said', () => {
  const lines = [line('one two three four'), line('five six', 'child')];

  it('is its own where the clip has it', () => {
    const said = fitLines(lines, 3.1, say);
    expect([wordsOf(said), said.map(secondsOf)]).toEqual([wordsOf(lines), [2, 1]]);
  });

  it('is a little less where it has not', () => {
    const said = fitLines(lines, 2.5, say);
    expect(wordsOf(said)).toEqual(wordsOf(lines));
    expect(said.map(secondsOf).reduce((a, b) => a + b)).toBeLessThanOrEqual(2.5);
  });

  it('ends at a word where that would be too fast', () => {
    calls.length = 0;
    const said = fitLines(lines, 1, say);
    expect(wordsOf(said)).toEqual(['one two', '']);
    expect(said.map(secondsOf).reduce((a, b) => a + b)).toBeLessThanOrEqual(1);
    expect(Math.min(...calls)).toBeGreaterThanOrEqual(1 / 1.3 - 1e-9);
  });

  it('is that of its caption, and lines follow each other', () => {
    const texts = textsOf('a lake. The king says "Who are you today" and the girl says "I am Alice"');
    const said = fitLines(linesOf(texts), roomFor(texts, 6), say);
    const laid = laySpeech(texts, said, 6);
    const [king, girl] = laid.speech;
    expect(girl!.from).toBeGreaterThan(king!.from + king!.samples.length / king!.hertz);
    const shown = scheduleOf(laid.texts, 6);
    expect(shown.map(({ from, to }) => [from < king!.from, to <= girl!.from])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(laid.endsAfter).toBeNull();
  });

  it('where not all of it has time, is told by its last word, and all of it is read', () => {
    const words = 'this goes on and on and has no end at all for as long as anybody can hear it';
    const texts = textsOf(`a lake, the king says "${words}"`);
    const laid = laySpeech(texts, fitLines(linesOf(texts), roomFor(texts, 2), say), 2);
    expect(laid.endsAfter).toMatch(/^(on|and|has)$/);
    expect(laid.texts.map((text) => text.words).join(' ')).toBe(words);
  });

  it('is shared by the pieces in which a long speech is read', () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
    const texts = textsOf(`a lake, the king says "${words}"`);
    const { texts: pieces } = laySpeech(texts, fitLines(linesOf(texts), roomFor(texts, 25), say), 25);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map((text) => text.words).join(' ')).toBe(words);
    expect(pieces.every(({ at }, i) => i === 0 || at!.from === pieces[i - 1]!.at!.to)).toBe(true);
  });
});

/** A saw tooth of a voice, 2 s long. */
const spoken = (from: number, isMetallic = false) => ({
  from,
  hertz: VOICE_HERTZ,
  isMetallic,
  samples: Int16Array.from({ length: 2 * VOICE_HERTZ }, (_, i) => ((i % 100) - 50) * 200),
});
const powerOf = (channel: Float32Array, from: number, to: number): number =>
  channel
    .subarray(from * SAMPLE_RATE_HZ, to * SAMPLE_RATE_HZ)
    .reduce((sum, value) => sum + value * value, 0) /
  (to - from);

describe('words over sound', () => {
  it('have the rest behind them, and between them less far', () => {
    const track = silence(6 * SAMPLE_RATE_HZ);
    for (const channel of [track.left, track.right])
      channel.forEach((_, i) => (channel[i] = Math.sin(i / 20) * 0.2));
    addSpeech(track, [{ ...spoken(2), samples: new Int16Array(2 * VOICE_HERTZ) }]);
    const [before, during] = [powerOf(track.left, 0, 1), powerOf(track.left, 2.2, 3.8)];
    expect(10 * Math.log10(before / during)).toBeCloseTo(12, 0);
  });

  it('begin at their time, with their pitch', () => {
    const track = silence(4 * SAMPLE_RATE_HZ);
    addSpeech(track, [spoken(1)]);
    expect(powerOf(track.left, 0, 0.99)).toBe(0);
    expect(powerOf(track.left, 1, 3)).toBeGreaterThan(0.01);
    expect(hertzOf(track.left.subarray(1.2 * SAMPLE_RATE_HZ, 1.4 * SAMPLE_RATE_HZ))).toBeCloseTo(160, -1);
  });

  it.each([
    ['a lake', false],
    ['a lake, no music', true],
    ['a city in a storm, rock music', false],
  ])('are at -16 LUFS with it and never clip: %s', async (prompt, isMetallic) => {
    const { scene } = readPrompt(prompt);
    const track = await synthesise({ scene, seed: 5, durationSeconds: 3, speech: [spoken(0.4, isMetallic)] });
    expect(Math.abs(loudness(track) + 16)).toBeLessThanOrEqual(1);
    expect(track.left.reduce((most, one) => Math.max(most, Math.abs(one)), 0)).toBeLessThan(0.9);
  });
});
