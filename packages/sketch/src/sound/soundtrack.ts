import { SAMPLE_RATE_HZ, type SoundSource } from '../encode/encoder.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { addAmbience } from './ambience.js';
import { normalise } from './loudness.js';
import { addScore } from './score.js';
import { addVoices } from './voices.js';
import { silence, type Track } from './track.js';

const TARGET_LUFS = -16;
const FADE_IN_SECONDS = 0.35;
const FADE_OUT_SECONDS = 0.7;

/**
 * Synthesises a scene's whole soundtrack: the place, the weather and a quiet score, at -16 LUFS with fades at
 * both ends.
 */
export function synthesise(input: { scene: SceneDescription; seed: number; durationSeconds: number }): Track {
  const track = silence(Math.round(input.durationSeconds * SAMPLE_RATE_HZ));
  if (input.scene.sound === 'silent') return track;
  addAmbience(track, input.scene, input.seed);
  addVoices(track, input.scene, input.seed);
  if (input.scene.sound === 'full') addScore(track, input.scene, input.seed);
  fade(track);
  normalise(track, TARGET_LUFS);
  return track;
}

/** The soundtrack as a stream of blocks. */
export function createSoundtrack(input: {
  scene: SceneDescription;
  seed: number;
  durationSeconds: number;
}): SoundSource {
  const { left, right } = synthesise(input);
  let at = 0;
  return {
    read: (count) => {
      const from = at;
      at = Math.min(left.length, at + count);
      return { left: left.subarray(from, at), right: right.subarray(from, at) };
    },
  };
}

function fade(track: Track): void {
  const length = track.left.length;
  const inSamples = Math.min(length / 3, FADE_IN_SECONDS * SAMPLE_RATE_HZ);
  const outSamples = Math.min(length / 3, FADE_OUT_SECONDS * SAMPLE_RATE_HZ);
  for (const channel of [track.left, track.right]) {
    for (let i = 0; i < inSamples; i += 1) channel[i]! *= Math.sin((i / inSamples) * Math.PI * 0.5);
    for (let i = 0; i < outSamples; i += 1)
      channel[length - 1 - i]! *= Math.sin((i / outSamples) * Math.PI * 0.5);
  }
}
