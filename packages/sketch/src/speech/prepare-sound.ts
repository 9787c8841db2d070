import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instrumentsIn } from '../assets/instruments.js';
import { samplesOf } from '../assets/samples.js';
import { VOICE_FILE, voiceIn } from '../assets/voice.js';
import { runInHost } from '../host-process.js';
import type { JobFolder } from '../host/job-folder.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { arrangementOf, playersOf } from '../sound/arrangement.js';
import type { SpokenLine } from '../sound/add-speech.js';
import type { Samples } from '../sound/sampler.js';
import type { SaidLine } from './fit-lines.js';
import { inPieces, laySpeech, linesOf, roomFor } from './lay-speech.js';

/** What is to be heard of a clip. */
export interface ToBeHeard {
  readonly scene: SceneDescription;
  readonly audio: boolean;
  readonly durationSeconds: number;
  /** Below which fetched instruments and the voice are. */
  readonly assetsHome: string | null;
}

/** What a clip is made with, so that it sounds as it is to. */
export interface PreparedSound {
  /** With its captions in time with what is said. */
  readonly scene: SceneDescription;
  readonly samples: Samples;
  readonly speech: readonly SpokenLine[];
  readonly warnings: readonly string[];
}

/** Gets the instruments that play and has the lines said, in a process of its own. A clip never fails of its sound. */
export async function prepareSound(
  heard: ToBeHeard,
  folder: JobFolder,
  signal: AbortSignal | null,
): Promise<PreparedSound> {
  const { scene, audio, assetsHome } = heard;
  if (!audio || assetsHome === null) return { ...written(scene), samples: {}, warnings: [] };
  const [samples, spoken] = await Promise.all([
    samplesFor(scene, assetsHome),
    speak(heard, assetsHome, { folder, signal }),
  ]);
  return { ...spoken, samples };
}

type Spoken = Omit<PreparedSound, 'samples'>;

const written = (scene: SceneDescription) => ({
  scene: { ...scene, texts: inPieces(scene.texts) },
  speech: [],
});

/** The host cannot read them itself: it works under an account that owns nothing. */
async function samplesFor(scene: SceneDescription, homeDir: string): Promise<Samples> {
  const { folder, state } = instrumentsIn(homeDir);
  const isPlayed = scene.sound === 'full' || scene.sound === 'only-music';
  return state === 'here' && isPlayed ? await samplesOf(folder, playersOf(arrangementOf(scene))) : {};
}

/** Hundred times what a clip's lines take. */
const SPEECH_WITHIN_MS = 30_000;

async function speak(
  { scene, durationSeconds }: ToBeHeard,
  homeDir: string,
  { folder, signal }: { folder: JobFolder; signal: AbortSignal | null },
): Promise<Spoken> {
  const lines = scene.speaks ? linesOf(scene.texts) : [];
  const voice = voiceIn(homeDir);
  if (lines.length === 0 || voice.state === 'absent') return { ...written(scene), warnings: [] };
  const program = await readFile(join(voice.folder, VOICE_FILE)).catch(() => null);
  if (program === null) return { ...written(scene), warnings: [NOT_SPOKEN] };
  const job = { program: new Uint8Array(program), lines, roomSeconds: roomFor(scene.texts, durationSeconds) };
  const limits = { signal, deadlineMs: SPEECH_WITHIN_MS, onProgress: () => undefined };
  const outcome = await runInHost({ kind: 'speech', job }, folder, limits);
  if (!outcome.ok) return { ...written(scene), warnings: [NOT_SPOKEN] };
  const laid = laySpeech(scene.texts, outcome.value as SaidLine[], durationSeconds);
  const { texts, speech, endsAfter } = laid;
  return { scene: { ...scene, texts }, speech, warnings: endsAfter === null ? [] : [cutAt(endsAfter)] };
}

const NOT_SPOKEN = 'What is said could not be spoken, so it is written alone.';

const cutAt = (word: string): string =>
  word === ''
    ? 'The clip is too short for what is said, so it is written and not spoken.'
    : `The clip is too short for all that is said: the voice ends after "${word}".`;
