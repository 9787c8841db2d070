import type { VistaPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import type { Masonry, Wall } from './masonry.js';

/** Where a tower stands, and how large it may be: half its plot each way, and how tall. */
export interface Plot {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly tall: number;
}

type Chance = () => number;

const pick = <One>(from: readonly One[], chance: Chance): One => from[Math.floor(chance() * from.length)]!;

const STONES: readonly Hex[] = ['#d8d2c6', '#b7b9bc', '#c9bda8', '#9aa3ab', '#a8917c', '#e0ddd6', '#8f8a86'];
const GLASSES: readonly Hex[] = ['#5f7f96', '#4d6b84', '#6f8f9e', '#3f566e'];
const FUTURES: readonly Hex[] = ['#c6d3de', '#9fb6c9', '#dfe6ec', '#7f9bb5'];
const GLOWS: readonly Hex[] = ['#26d8ff', '#ff3fae', '#8b5cff', '#ffb13f'];
const OLD: readonly Hex[] = ['#e2d3b5', '#d8c6a4', '#e9ddc6', '#cdb998'];
const RUINS: readonly Hex[] = ['#7d756a', '#6a645c', '#8c8276', '#5c5a57'];

const stone = (chance: Chance): Wall => ({
  colour: pick(STONES, chance),
  panes: 0.85,
  lit: 0.7 + 0.5 * chance(),
  warm: 0.55 + 0.45 * chance(),
  glow: 0,
});
const glass = (chance: Chance): Wall => ({
  colour: pick(GLASSES, chance),
  panes: 1,
  lit: 0.6 + 0.6 * chance(),
  warm: 0.15 + 0.6 * chance(),
  glow: 0,
});

/** What shines by itself in a colour. */
const shining = (colour: Hex, glow = 1.6): Wall => ({ colour, panes: 0, lit: 0, warm: 0, glow });
const plain = (colour: Hex): Wall => ({ colour, panes: 0, lit: 0, warm: 0, glow: 0 });

/** Builds one tower into the masonry. */
type Tower = (to: Masonry, plot: Plot, chance: Chance) => void;

/** A box with machines on its roof, sometimes a mast. */
const slab: Tower = (to, { x, z, half, tall }, chance) => {
  const wall = chance() < 0.5 ? stone(chance) : glass(chance);
  const deep = half * (0.7 + 0.3 * chance());
  to.add({ at: [x, 0, z], half: [half, deep], tall }, wall);
  to.add({ at: [x, tall, z], half: [half * 0.5, deep * 0.5], tall: 0.5 }, plain('#6d6c6a'));
  if (tall > 14 && chance() < 0.4) mast(to, [x, tall + 0.5, z], tall * 0.18);
};

function mast(to: Masonry, at: readonly [number, number, number], tall: number): void {
  to.add({ at, half: [0.14, 0.14], tall, top: 0.3 }, plain('#8d9298'));
  to.add({ at: [at[0], at[1] + tall, at[2]], half: [0.16, 0.16], tall: 0.3 }, shining('#ff3a2a', 2.5));
}

/** Tier upon tier, each narrower. */
const stepped: Tower = (to, { x, z, half, tall }, chance) => {
  const wall = stone(chance);
  let [y, wide] = [0, half];
  for (const share of [0.42, 0.28, 0.18, 0.12]) {
    to.add({ at: [x, y, z], half: [wide, wide * 0.9], tall: tall * share }, wall);
    y += tall * share;
    wide *= 0.74;
  }
  if (tall > 12) mast(to, [x, y, z], tall * 0.2);
};

const round: Tower = (to, { x, z, half, tall }, chance) => {
  to.add({ at: [x, 0, z], half: [half, half], tall, sides: 12, top: 0.92 }, glass(chance));
  to.add(
    { at: [x, tall, z], half: [half * 0.7, half * 0.7], tall: tall * 0.06, sides: 12, top: 0.4 },
    plain('#a9b4bb'),
  );
};

/** Narrower the higher it is, with a roof that slants to a point. */
const tapering: Tower = (to, { x, z, half, tall }, chance) => {
  const wall = glass(chance);
  to.add({ at: [x, 0, z], half: [half, half], tall, top: 0.68 }, wall);
  to.add({ at: [x, tall, z], half: [half * 0.68, half * 0.68], tall: tall * 0.14, top: 0.04 }, wall);
};

/** A shaft that turns as it rises, with rings of light. */
const twisted: Tower = (to, { x, z, half, tall }, chance) => {
  const wall = { ...glass(chance), colour: pick(FUTURES, chance), warm: 0.25 * chance() };
  const glow = shining(pick(GLOWS, chance));
  const steps = 9;
  const turn = chance() < 0.5 ? 0.16 : -0.16;
  for (let step = 0; step < steps; step += 1) {
    const [size, next] = [1 - 0.055 * step, 1 - 0.055 * (step + 1)];
    const y = (tall / steps) * step;
    to.add(
      {
        at: [x, y, z],
        half: [half * size, half * size],
        tall: tall / steps,
        top: next / size,
        turn: turn * step,
        twist: turn,
        sides: 6,
      },
      wall,
    );
    if (step % 3 === 2)
      to.add({ at: [x, y, z], half: [half * size * 1.22, half * size * 1.22], tall: 0.22, sides: 12 }, glow);
  }
  to.add({ at: [x, tall, z], half: [half * 0.3, half * 0.3], tall: tall * 0.35, top: 0.03, sides: 6 }, wall);
};

/** Two slim shafts with bridges between them and edges of light. */
const twins: Tower = (to, { x, z, half, tall }, chance) => {
  const wall = { ...glass(chance), colour: pick(FUTURES, chance), warm: 0.2 };
  const glow = shining(pick(GLOWS, chance));
  for (const side of [-1, 1]) {
    const high = tall * (side > 0 ? 1 : 0.86);
    const wide = half * 0.42;
    const at = x + side * half * 0.58;
    to.add({ at: [at, 0, z], half: [wide, half * 0.8], tall: high, top: 0.8, sides: 8 }, wall);
    to.add(
      { at: [at, high, z], half: [wide * 0.7, half * 0.5], tall: high * 0.12, top: 0.05, sides: 8 },
      wall,
    );
    to.add({ at: [at + side * wide * 0.9, 0, z + half * 0.3], half: [0.07, 0.07], tall: high * 0.9 }, glow);
  }
  for (const share of [0.38, 0.62])
    to.add({ at: [x, tall * share, z], half: [half * 0.6, half * 0.22], tall: 0.7 }, shining('#bfe6ff', 0.7));
};

/** A tower with signs on its walls. */
const signed: Tower = (to, plot, chance) => {
  slab(to, plot, chance);
  const { x, z, half, tall } = plot;
  const count = 1 + Math.floor(chance() * 2);
  for (let sign = 0; sign < count; sign += 1) {
    const y = tall * (0.25 + 0.5 * chance());
    const high = 1.2 + 2.2 * chance();
    to.add(
      {
        at: [x + (chance() - 0.5) * half, y, z + half * 1.02],
        half: [0.25 + half * 0.3 * chance(), 0.08],
        tall: high,
      },
      shining(pick(GLOWS, chance), 1.3),
    );
  }
};

/** A town house of one height with its roof of slate and chimneys. */
export const townHouse: Tower = (to, { x, z, half, tall }, chance) => {
  const wall = { ...stone(chance), colour: pick(OLD, chance), warm: 0.9 };
  to.add({ at: [x, 0, z], half: [half, half], tall }, wall);
  to.add({ at: [x, tall, z], half: [half * 0.98, half * 0.98], tall: 0.75, top: 0.72 }, plain('#5f6873'));
  to.add({ at: [x + half * 0.4, tall + 0.5, z], half: [0.14, 0.14], tall: 0.6 }, plain('#a8704f'));
};

interface Broken {
  readonly wall: Wall;
  /** Where it broke off, and which ninth of it this is. */
  readonly high: number;
  readonly part: number;
  readonly chance: Chance;
}

function shard(to: Masonry, { x, z, half, tall }: Plot, { wall, high, part, chance }: Broken): void {
  const left = chance() ** 2 * tall * 0.32;
  if (left < 0.4) return;
  const side = half / 3;
  to.add(
    {
      at: [x + ((part % 3) - 1) * side * 2, high, z + (Math.floor(part / 3) - 1) * side * 2],
      half: [side * (0.6 + 0.4 * chance()), side * (0.6 + 0.4 * chance())],
      tall: left,
      top: 0.5 + 0.5 * chance(),
    },
    wall,
  );
}

/** What is left of a tower: floors without panes, its top broken off in shards. */
const ruin: Tower = (to, { x, z, half, tall }, chance) => {
  const wall: Wall = { colour: pick(RUINS, chance), panes: 1, lit: 0, warm: 0, glow: 0 };
  const high = tall * (0.35 + 0.5 * chance());
  to.add({ at: [x, 0, z], half: [half, half], tall: high, turn: (chance() - 0.5) * 0.06 }, wall);
  for (let part = 0; part < 9; part += 1) shard(to, { x, z, half, tall }, { wall, high, part, chance });
  for (let piece = 0; piece < 4; piece += 1)
    to.add(
      {
        at: [x + (chance() - 0.5) * half * 3, 0, z + (chance() - 0.5) * half * 3],
        half: [0.2 + 0.5 * chance(), 0.2 + 0.4 * chance()],
        tall: 0.2 + 0.5 * chance(),
        top: 0.5,
        turn: chance() * 3,
      },
      plain(pick(RUINS, chance)),
    );
};

const USUAL: readonly Tower[] = [slab, slab, stepped, stepped, round, tapering];

/** What is built in each manner; `neon` is where signs light a city. */
export function towersOf({ manner, town }: VistaPlan, isNeon: boolean): readonly Tower[] {
  if (manner === 'ruined') return [ruin];
  if (manner === 'old' || town === 'paris') return [townHouse];
  if (isNeon) return [signed, signed, twisted, twins, slab];
  if (manner === 'future') return [twisted, twins, round, tapering, twisted];
  return USUAL;
}

/** The one that all others are looked at beside: tiers of stone to a needle, its head lit. */
export function needle(to: Masonry, x: number, z: number): void {
  const wall: Wall = { colour: '#b8ab98', panes: 0.9, lit: 1, warm: 0.85, glow: 0 };
  let y = 0;
  for (const [wide, tall] of [
    [3.1, 6],
    [2.5, 5],
    [1.9, 14],
    [1.5, 4.5],
    [1.1, 2.4],
  ] as const) {
    to.add({ at: [x, y, z], half: [wide, wide * 0.72], tall }, wall);
    y += tall;
  }
  const head = { colour: '#ffe2ac', panes: 0, lit: 0, warm: 0, glow: 1.1 };
  to.add({ at: [x, y, z], half: [0.75, 0.6], tall: 2.2, top: 0.7 }, head);
  to.add({ at: [x, y + 2.2, z], half: [0.45, 0.45], tall: 1.4, top: 0.5, sides: 8 }, head);
  to.add({ at: [x, y + 3.6, z], half: [0.18, 0.18], tall: 5, top: 0.1, sides: 6 }, plain('#d9dde0'));
}

/** A tower of stone with a clock on each side under its pointed roof. */
export function clockTower(to: Masonry, x: number, z: number): void {
  const wall: Wall = { colour: '#c2a163', panes: 0.35, lit: 0.3, warm: 1, glow: 0.12 };
  to.add({ at: [x, 0, z], half: [1, 1], tall: 8.2 }, wall);
  to.add({ at: [x, 8.2, z], half: [1.2, 1.2], tall: 2.4 }, wall);
  for (const [dx, dz] of [
    [0, 1],
    [1, 0],
    [-1, 0],
  ] as const)
    to.add(
      {
        at: [x + dx * 1.2, 8.5, z + dz * 1.2],
        half: dz === 0 ? [0.06, 0.85] : [0.85, 0.06],
        tall: 1.8,
      },
      shining('#fff3cf', 1.2),
    );
  to.add({ at: [x, 10.6, z], half: [1.25, 1.25], tall: 1.3, top: 0.6 }, plain('#4d5a5c'));
  to.add({ at: [x, 11.9, z], half: [0.7, 0.7], tall: 0.9 }, wall);
  to.add({ at: [x, 12.8, z], half: [0.75, 0.75], tall: 2.8, top: 0.05 }, plain('#4d5a5c'));
  to.add({ at: [x + 7, 0, z], half: [6, 1.3], tall: 3 }, wall);
  for (let at = 0; at < 7; at += 1)
    to.add({ at: [x + 1.6 + at * 1.8, 3, z + 1], half: [0.16, 0.16], tall: 1.2, top: 0.2 }, wall);
}
