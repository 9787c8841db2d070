import { describe, expect, it } from '@jest/globals';
import { understandPrompt } from '../prompt/understand-prompt.js';
import { strikes } from '../scene/weather/lightning.js';
import { loudness } from './loudness.js';
import { synthesise } from './soundtrack.js';
import { silence } from './track.js';

const PROMPTS = [
  'a stormy sea',
  'a calm lake at night',
  'a forest at day',
  'a city street in the rain',
  'space',
  'a campfire',
  'abstract',
];

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

describe('the soundtrack', () => {
  it.each(PROMPTS)('is at -16 LUFS within 2 and never clips: %s', async (prompt) => {
    const track = await synthesise({ scene: understandPrompt(prompt), seed: 5, durationSeconds: 1.5 });
    expect(Math.abs(loudness(track) + 16)).toBeLessThanOrEqual(2);
    expect(
      Math.max(
        ...[track.left, track.right].map((channel) =>
          channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
        ),
      ),
    ).toBeLessThan(0.9);
  });

  it('fades in from silence and out to it', async () => {
    const { left } = await synthesise({
      scene: understandPrompt('a windy sea'),
      seed: 5,
      durationSeconds: 1.5,
    });
    const middle = rms(left.subarray(30_000, 40_000));
    expect(rms(left.subarray(0, 400))).toBeLessThan(middle * 0.15);
    expect(rms(left.subarray(-400))).toBeLessThan(middle * 0.15);
  });

  it('has exactly the samples of its length, the same ones for the same seed', async () => {
    const make = async (seed: number): Promise<Float32Array> =>
      (await synthesise({ scene: understandPrompt('the sea'), seed, durationSeconds: 0.5 })).left;
    expect((await make(9)).length).toBe(24_000);
    expect(await make(9)).toEqual(await make(9));
    expect(await make(10)).not.toEqual(await make(9));
  });

  it('lets thunder follow its lightning within a second', async () => {
    const seed = 4;
    const [first] = strikes(seed, 3);
    const storm = await synthesise({
      scene: understandPrompt('a storm over hills'),
      seed,
      durationSeconds: 3,
    });
    const window = (from: number, seconds: number): number =>
      rms(storm.left.subarray(Math.round(from * 48_000), Math.round((from + seconds) * 48_000)));
    expect(window(first!.atSeconds + 0.2 + first!.distance * 0.7, 0.4)).toBeGreaterThan(
      window(Math.max(0.4, first!.atSeconds - 0.3), 0.3) * 1.2,
    );
  });

  it('measures a full-scale 997 Hz sine in both channels as 0 LUFS', () => {
    const track = silence(96_000);
    for (let i = 0; i < 96_000; i += 1)
      track.left[i] = track.right[i] = Math.sin((2 * Math.PI * 997 * i) / 48_000);
    expect(Math.abs(loudness(track))).toBeLessThan(0.1);
  });
});
