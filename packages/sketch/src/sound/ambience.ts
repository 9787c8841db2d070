import { SAMPLE_RATE_HZ } from '../encode/encoder.js';
import { createNoise } from '../paint/noise.js';
import { random, seedFor } from '../paint/random.js';
import { animalsHeardIn } from '../prompt/heard-in.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { traitsOf } from '../subjects/traits-of.js';
import { strikes } from '../scene/weather/lightning.js';
import { addTone, LowPass, lowPassStep, type Track } from './track.js';

/** Noise that swells and falls: waves, wind, rain, rivers and traffic differ only in these numbers. */
interface Bed {
  readonly gain: number;
  readonly lowHz: number;
  readonly highHz: number;
  /** Seconds between swells. */
  readonly swellSeconds: number;
  /** 0 steady, 1 falls silent between swells. */
  readonly swellDepth: number;
  /** What is cut below. */
  readonly cutHz: number;
}

const BEDS = {
  surf: { gain: 0.5, lowHz: 350, highHz: 2600, swellSeconds: 4.6, swellDepth: 0.75, cutHz: 60 },
  lapping: { gain: 0.16, lowHz: 300, highHz: 1100, swellSeconds: 1.7, swellDepth: 0.6, cutHz: 120 },
  river: { gain: 0.3, lowHz: 1400, highHz: 2600, swellSeconds: 0.5, swellDepth: 0.25, cutHz: 250 },
  wind: { gain: 0.34, lowHz: 160, highHz: 620, swellSeconds: 3.4, swellDepth: 0.65, cutHz: 70 },
  breeze: { gain: 0.13, lowHz: 240, highHz: 900, swellSeconds: 4.1, swellDepth: 0.6, cutHz: 110 },
  rain: { gain: 0.3, lowHz: 5200, highHz: 7600, swellSeconds: 2.9, swellDepth: 0.18, cutHz: 500 },
  city: { gain: 0.26, lowHz: 110, highHz: 420, swellSeconds: 3.1, swellDepth: 0.4, cutHz: 45 },
  deep: { gain: 0.4, lowHz: 90, highHz: 260, swellSeconds: 5.2, swellDepth: 0.5, cutHz: 30 },
  fire: { gain: 0.2, lowHz: 380, highHz: 900, swellSeconds: 0.8, swellDepth: 0.4, cutHz: 90 },
} satisfies Record<string, Bed>;

type BedName = keyof typeof BEDS;

const WATERS: Partial<Record<SceneDescription['setting'], BedName>> = {
  sea: 'surf',
  beach: 'surf',
  lake: 'lapping',
  river: 'river',
  city: 'city',
  street: 'city',
  underwater: 'deep',
  space: 'deep',
};

/** Which beds a scene lies on. */
export function bedsFor(scene: SceneDescription): BedName[] {
  const own = WATERS[scene.setting];
  const beds: BedName[] = own ? [own] : [];
  if (scene.setting !== 'underwater' && scene.setting !== 'space') beds.push(...weatherBeds(scene.airs));
  if (scene.subjects.some((subject) => traitsOf(subject).sound === 'fire' || subject.verb === 'burn'))
    beds.push('fire');
  return beds;
}

function weatherBeds(airs: SceneDescription['airs']): BedName[] {
  const blows = airs.some((air) => air === 'wind' || air === 'storm' || air === 'dust');
  return [blows ? 'wind' : 'breeze', ...(airs.includes('rain') ? (['rain'] as const) : [])];
}

/** Adds everything that is heard in the scene itself. */
export function addAmbience(track: Track, scene: SceneDescription, seed: number): void {
  for (const name of bedsFor(scene)) addBed(track, BEDS[name], seedFor(seed, name));
  const seconds = track.left.length / SAMPLE_RATE_HZ;
  const animals = animalsHeardIn(scene);
  if (animals === 'crickets') addCrickets(track, seconds, seedFor(seed, 'crickets'));
  if (animals === 'birds') addBirds(track, seconds, seedFor(seed, 'birds'));
  if (scene.airs.includes('storm')) addThunder(track, seed, seconds);
}

function addBed(track: Track, bed: Bed, seed: number): void {
  const next = random(seed);
  const swell = createNoise(seed);
  const channels = [track.left, track.right];
  channels.forEach((channel, side) => {
    const first = new LowPass();
    const second = new LowPass();
    const cut = new LowPass();
    const cutStep = lowPassStep(bed.cutHz);
    let [firstStep, secondStep, gain] = [0, 0, 0];
    for (let i = 0; i < channel.length; i += 1) {
      if (i % 64 === 0) {
        const t = i / SAMPLE_RATE_HZ / bed.swellSeconds;
        const level = Math.min(1, Math.max(0, 0.5 + swell.at(t + side * 0.13, 0.5) * 0.85));
        const cutoff = bed.lowHz + (bed.highHz - bed.lowHz) * level * level;
        firstStep = lowPassStep(cutoff);
        secondStep = lowPassStep(cutoff * 1.6);
        gain = bed.gain * (1 - bed.swellDepth + bed.swellDepth * level) * (900 / (cutoff + 500)) ** 0.5;
      }
      const soft = second.take(first.take(next() * 2 - 1, firstStep), secondStep);
      channel[i]! += (soft - cut.take(soft, cutStep)) * gain;
    }
  });
}

function addBirds(track: Track, seconds: number, seed: number): void {
  const next = random(seed);
  for (let at = 0.4 + next() * 0.8; at < seconds - 0.5; at += 0.7 + next() * 2.2) {
    const base = 2300 + next() * 2200;
    const pan = next() * 1.6 - 0.8;
    const gain = 0.008 + next() * 0.016;
    const notes = 2 + Math.floor(next() * 4);
    for (let note = 0; note < notes; note += 1) {
      const bend = (next() - 0.4) * 900;
      const length = 0.06 + next() * 0.09;
      addTone(track, {
        at: at + note * 0.13,
        length,
        hertz: (t) => base + (bend * t) / length + 120 * Math.sin(t * 190),
        gain: (t) => gain * Math.sin((Math.PI * t) / length) ** 2,
        pan,
      });
    }
  }
}

function addCrickets(track: Track, seconds: number, seed: number): void {
  const next = random(seed);
  for (let voice = 0; voice < 4; voice += 1) {
    const hertz = 3900 + next() * 1100;
    const pan = next() * 1.8 - 0.9;
    const period = 0.5 + next() * 0.4;
    const gain = 0.004 + next() * 0.005;
    for (let at = next() * period; at < seconds; at += period * (0.95 + next() * 0.1)) {
      addTone(track, {
        at,
        length: 0.22,
        hertz: () => hertz,
        gain: (t) => gain * Math.max(0, Math.sin(t * Math.PI * 2 * 18)) * Math.sin((Math.PI * t) / 0.22),
        pan,
      });
    }
  }
}

/** Thunder follows its flash by the sound's travel time, shortened to suit a clip. */
function addThunder(track: Track, seed: number, seconds: number): void {
  for (const strike of strikes(seed, seconds)) {
    const start = Math.round((strike.atSeconds + 0.15 + strike.distance * 0.7) * SAMPLE_RATE_HZ);
    const next = random(seedFor(seed, `thunder ${strike.atSeconds}`));
    const low = new LowPass();
    const lower = new LowPass();
    const rumble = createNoise(seedFor(seed, 'rumble'));
    const pan = strike.x;
    for (let i = start; i < Math.min(track.left.length, start + 3.5 * SAMPLE_RATE_HZ); i += 1) {
      const t = (i - start) / SAMPLE_RATE_HZ;
      const roll =
        Math.exp(-t * 1.15) * (0.45 + 0.55 * Math.abs(rumble.at(t * 7, 1.5))) * Math.min(1, t * 30);
      const crack = Math.exp(-t * 9) * (1 - strike.distance);
      const noise = next() * 2 - 1;
      const value =
        lower.next(low.next(noise, 130 + 1800 * crack), 320 + 2400 * crack) * (roll * 2.6 + crack * 0.8);
      track.left[i]! += value * (1 - pan * 0.5);
      track.right[i]! += value * (0.5 + pan * 0.5);
    }
  }
}
