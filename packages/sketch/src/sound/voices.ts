import { SAMPLE_RATE_HZ } from '../encode/encoder.js';
import { random, seedFor } from '../paint/random.js';
import { HEARD_NOUNS, type VoiceName } from '../prompt/lexicon/heard-nouns.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { recordOf } from '../subjects/traits-of.js';
import { addTone, LowPass, lowPassStep, silence, type Track } from './track.js';

/** What makes one sound: into the left channel of a track of its own, which is placed afterwards. */
type Voice = (own: Track, next: () => number) => void;

/** A burst of noise between two pitches, that comes and dies away. Seconds and hertz. */
interface Burst {
  readonly at: number;
  readonly length: number;
  readonly lowHz: number;
  readonly highHz: number;
  readonly gain: number;
}

function addBurst(own: Track, burst: Burst, next: () => number): void {
  const [low, high] = [new LowPass(), new LowPass()];
  const [lowStep, highStep] = [lowPassStep(burst.lowHz), lowPassStep(burst.highHz)];
  const from = Math.max(0, Math.round(burst.at * SAMPLE_RATE_HZ));
  const to = Math.min(own.left.length, Math.round((burst.at + burst.length) * SAMPLE_RATE_HZ));
  for (let i = from; i < to; i += 1) {
    const share = (i - from) / (burst.length * SAMPLE_RATE_HZ);
    const noise = high.take(next() * 2 - 1, highStep);
    own.left[i]! +=
      (noise - low.take(noise, lowStep)) * burst.gain * Math.min(1, share * 14) * (1 - share) ** 2;
  }
}

function secondsOf(own: Track): number {
  return own.left.length / SAMPLE_RATE_HZ;
}

/** Something again and again, `every` so many seconds, more or less. */
function again(
  own: Track,
  next: () => number,
  every: readonly [least: number, most: number],
  make: (at: number) => void,
): void {
  for (
    let at = 0.15 + next() * 0.3;
    at < secondsOf(own) - 0.1;
    at += every[0] + next() * (every[1] - every[0])
  )
    make(at);
}

/** Bursts that follow each other. */
function bursts(every: readonly [number, number], burst: Omit<Burst, 'at'>): Voice {
  return (own, next) =>
    again(own, next, every, (at) =>
      addBurst(own, { ...burst, at, gain: burst.gain * (0.6 + next() * 0.6) }, next),
    );
}

/** A call that slides from one pitch to another, with its overtones. */
function calls(
  every: readonly [number, number],
  call: { from: number; to: number; length: number; gain: number; rough?: number },
): Voice {
  return (own, next) =>
    again(own, next, every, (at) => {
      const tune = 0.92 + next() * 0.16;
      for (const [times, share] of [
        [1, 1],
        [2, 0.45],
        [3, 0.2],
      ] as const)
        addTone(own, {
          at,
          length: call.length,
          hertz: (t) =>
            times *
            tune *
            (call.from + ((call.to - call.from) * t) / call.length) *
            (1 + (call.rough ?? 0) * Math.sin(t * 150)),
          gain: (t) => call.gain * share * Math.sin((Math.PI * t) / call.length) ** 1.3,
          pan: -1,
        });
    });
}

/** A motor that runs on: a low tone, its overtones, and a breath of noise. */
function motor(hertz: number, gain: number): Voice {
  return (own, next) => {
    const length = secondsOf(own);
    for (const [times, share] of [
      [1, 1],
      [2, 0.6],
      [3, 0.35],
      [5, 0.16],
    ] as const)
      addTone(own, {
        at: 0,
        length,
        hertz: (t) => hertz * times * (1 + 0.025 * Math.sin(t * 1.7)),
        gain: (t) => gain * share * (0.75 + 0.25 * Math.sin(t * 11 + times)),
        pan: -1,
      });
    bursts([0.09, 0.16], { length: 0.2, lowHz: 60, highHz: 420, gain: gain * 1.6 })(own, next);
  };
}

function both(...voices: readonly Voice[]): Voice {
  return (own, next) => voices.forEach((voice) => voice(own, next));
}

const CROWD = both(
  bursts([0.05, 0.11], { length: 0.5, lowHz: 260, highHz: 1500, gain: 0.12 }),
  calls([0.5, 1.4], { from: 620, to: 820, length: 0.45, gain: 0.01 }),
  bursts([0.06, 0.16], { length: 0.035, lowHz: 900, highHz: 3600, gain: 0.16 }),
);
const VOICES: Readonly<Record<VoiceName, Voice>> = {
  engine: motor(62, 0.035),
  moped: motor(94, 0.045),
  aircraft: both(motor(118, 0.03), bursts([0.1, 0.2], { length: 0.4, lowHz: 200, highHz: 1800, gain: 0.1 })),
  diesel: motor(41, 0.04),
  rails: both(bursts([0.23, 0.26], { length: 0.16, lowHz: 180, highHz: 2200, gain: 0.42 }), motor(52, 0.02)),
  hooves: both(
    bursts([0.11, 0.2], { length: 0.06, lowHz: 130, highHz: 900, gain: 0.7 }),
    bursts([0.3, 0.34], { length: 0.05, lowHz: 90, highHz: 500, gain: 0.6 }),
  ),
  bark: calls([0.5, 1.7], { from: 520, to: 300, length: 0.16, gain: 0.07, rough: 0.12 }),
  mew: calls([1.6, 3], { from: 560, to: 690, length: 0.6, gain: 0.028 }),
  gulls: calls([0.6, 1.5], { from: 1500, to: 980, length: 0.34, gain: 0.022, rough: 0.04 }),
  wings: bursts([0.24, 0.3], { length: 0.17, lowHz: 120, highHz: 900, gain: 0.2 }),
  owl: calls([1.2, 2], { from: 390, to: 350, length: 0.5, gain: 0.04 }),
  cow: calls([1.8, 3], { from: 150, to: 118, length: 1.2, gain: 0.05, rough: 0.05 }),
  sheep: calls([1.2, 2.4], { from: 360, to: 320, length: 0.6, gain: 0.035, rough: 0.09 }),
  roar: both(
    calls([2, 3.4], { from: 120, to: 70, length: 1.5, gain: 0.07, rough: 0.2 }),
    bursts([2, 3.4], { length: 1.2, lowHz: 70, highHz: 700, gain: 0.5 }),
  ),
  whale: calls([1.6, 2.6], { from: 170, to: 330, length: 1.7, gain: 0.04 }),
  ducks: calls([0.4, 1.3], { from: 460, to: 380, length: 0.13, gain: 0.035, rough: 0.15 }),
  bees: motor(215, 0.012),
  frog: calls([0.5, 1.2], { from: 240, to: 300, length: 0.22, gain: 0.04, rough: 0.25 }),
  crowd: CROWD,
  waterfall: bursts([0.03, 0.05], { length: 0.6, lowHz: 180, highHz: 5200, gain: 0.16 }),
  clock: bursts([0.5, 0.5], { length: 0.03, lowHz: 1400, highHz: 5200, gain: 0.5 }),
  keys: bursts([0.07, 0.24], { length: 0.03, lowHz: 1100, highHz: 4200, gain: 0.3 }),
  sizzle: bursts([0.03, 0.07], { length: 0.16, lowHz: 2600, highHz: 9000, gain: 0.11 }),
  roof: bursts([0.008, 0.03], { length: 0.05, lowHz: 300, highHz: 1700, gain: 0.16 }),
  booms: both(
    bursts([0.7, 1.6], { length: 1, lowHz: 30, highHz: 220, gain: 1.6 }),
    bursts([0.05, 0.2], { length: 0.03, lowHz: 2400, highHz: 7000, gain: 0.22 }),
  ),
  wheel: bursts([0.5, 0.6], { length: 0.25, lowHz: 240, highHz: 1100, gain: 0.12 }),
  thrust: bursts([0.03, 0.05], { length: 0.7, lowHz: 40, highHz: 900, gain: 0.3 }),
  drums: both(
    bursts([0.5, 0.5], { length: 0.22, lowHz: 40, highHz: 190, gain: 1.6 }),
    bursts([0.25, 0.25], { length: 0.05, lowHz: 3000, highHz: 9000, gain: 0.22 }),
  ),
};

/** Who is parked, or sleeps, is not heard. */
const QUIET_AT_REST: ReadonlySet<VoiceName> = new Set<VoiceName>([
  ...(['engine', 'moped', 'aircraft', 'diesel', 'rails', 'thrust', 'wheel'] as const),
  ...(['hooves', 'wings', 'bark', 'mew'] as const),
]);

/** So many people are heard together. */
const CROWD_SIZE = 5;
const MOST_VOICES = 4;

interface Heard {
  readonly voice: VoiceName;
  /** Of who moves: the noun, whose way over the picture the sound goes. */
  readonly noun: string | null;
}

/** What is heard of a scene beside its weather and water, the first named first. */
export function voicesOf(scene: SceneDescription): VoiceName[] {
  return heardIn(scene).map(({ voice }) => voice);
}

function heardIn(scene: SceneDescription): Heard[] {
  const subjects = scene.subjects.flatMap((subject): Heard[] => {
    const { noun, count } = subject;
    if (recordOf(subject)?.isPerson && count >= CROWD_SIZE) return [{ voice: 'crowd', noun: null }];
    const voice = HEARD_NOUNS.get(noun);
    if (voice && subject.verb === 'stand' && QUIET_AT_REST.has(voice)) return [];
    return voice ? [{ voice, noun }] : [];
  });
  const places = placeVoices(scene).map((voice) => ({ voice, noun: null }));
  const all = [...subjects, ...places];
  return all
    .filter((one, i) => all.findIndex(({ voice }) => voice === one.voice) === i)
    .slice(0, MOST_VOICES);
}

function placeVoices({ setting, airs }: SceneDescription): VoiceName[] {
  const place = PLACES[setting];
  const isRoofed = ['room', 'kitchen', 'office', 'shop', 'theatre'].includes(setting);
  return [
    ...(place ? [place] : []),
    ...(airs.includes('fireworks') ? (['booms'] as const) : []),
    ...(isRoofed && airs.includes('rain') ? (['roof'] as const) : []),
  ];
}

const PLACES: Partial<Record<SceneDescription['setting'], VoiceName>> = {
  kitchen: 'sizzle',
  office: 'keys',
  room: 'clock',
  theatre: 'crowd',
};

/** Adds each voice, from where it is seen: it crosses the picture with who makes it. */
export function addVoices(track: Track, scene: SceneDescription, seed: number): void {
  for (const { voice, noun } of heardIn(scene)) {
    const own = silence(track.left.length);
    VOICES[voice](own, random(seedFor(seed, `voice ${voice}`)));
    mixIn(track, own, noun === null ? () => 0 : wayOf(seed, noun));
  }
}

/** Where a thing is from left (-1) to right (1), by the share of the clip: it faces as the picture has it. */
function wayOf(seed: number, noun: string): (share: number) => number {
  const next = random(seedFor(seed, `place ${noun}`));
  next();
  const faces = next() > 0.5 ? 1 : -1;
  return (share) => faces * (share - 0.5) * 1.1;
}

function mixIn(track: Track, own: Track, panAt: (share: number) => number): void {
  const { length } = own.left;
  let [left, right] = [0, 0];
  for (let i = 0; i < length; i += 1) {
    if (i % 256 === 0) {
      const pan = panAt(i / length);
      [left, right] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];
    }
    track.left[i]! += own.left[i]! * left;
    track.right[i]! += own.left[i]! * right;
  }
}
