import { SAMPLE_RATE_HZ, type SoundSource } from '../encode/encoder.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { addSpeech, type SpokenLine } from './add-speech.js';
import { addAmbience } from './ambience.js';
import { loudness, normalise } from './loudness.js';
import { playTones } from './play-tones.js';
import { playSamples, type Samples } from './sampler.js';
import { writeScore } from './score.js';
import { addVoices } from './voices.js';
import { addTrack, silence, type Track } from './track.js';

const TARGET_LUFS = -16;
const FADE_IN_SECONDS = 0.35;
const FADE_OUT_SECONDS = 0.7;

/** What a clip is to sound like, and the samples that are at hand. */
export interface Sounding {
  readonly scene: SceneDescription;
  readonly seed: number;
  readonly durationSeconds: number;
  /** Of all who play; without them the score is synthesised. */
  readonly samples?: Samples;
  /** What is said over it. */
  readonly speech?: readonly SpokenLine[];
}

/**
 * Synthesises a scene's whole soundtrack: the place, the weather, a score and what is said, at -16 LUFS with fades at
 * both ends.
 */
export async function synthesise(input: Sounding): Promise<Track> {
  const { scene, seed } = input;
  const track = silence(Math.round(input.durationSeconds * SAMPLE_RATE_HZ));
  if (scene.sound === 'silent') return track;
  if (scene.sound !== 'only-music') {
    addAmbience(track, scene, seed);
    addVoices(track, scene, seed);
  }
  if (scene.sound !== 'no-music') await addMusic(track, input);
  fade(track);
  addSpeech(track, input.speech ?? []);
  normalise(track, TARGET_LUFS);
  return track;
}

/** How far music stays behind what else is heard, and how far in front where it is asked for. */
const BEHIND_LU = -2;
const IN_FRONT_LU = 5;
/** Less is no sound of a place. */
const NOTHING_LUFS = -55;

async function addMusic(
  track: Track,
  { scene, seed, durationSeconds, samples = {} }: Sounding,
): Promise<void> {
  const score = writeScore(scene, seed, durationSeconds);
  if (Object.keys(samples).length === 0) return playTones(track, score);
  const music = await playSamples(score, samples, track.left.length);
  const place = loudness(track);
  const goal = place + (scene.music.isAsked ? IN_FRONT_LU : BEHIND_LU);
  const gain = place > NOTHING_LUFS ? 10 ** ((goal - loudness(music)) / 20) : 1;
  addTrack(track, music, Number.isFinite(gain) ? gain : 1);
}

/** What a clip sounds like, and how long it is. */
export interface Heard extends Omit<Sounding, 'durationSeconds'> {
  readonly audio: boolean;
  readonly frameCount: number;
  readonly fps: number;
}

/** The soundtrack as a stream of blocks; null for a clip without one. */
export async function createSoundtrack(heard: Heard): Promise<SoundSource | null> {
  if (!heard.audio) return null;
  const { left, right } = await synthesise({ ...heard, durationSeconds: heard.frameCount / heard.fps });
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
