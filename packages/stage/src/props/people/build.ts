import type { HairCut } from '../kit/prop-options.js';

/** How a person is built, in metres of somebody 1.7 tall, who is then scaled to `height`. */
export interface Build {
  readonly height: number;
  /** Where the hips are: short legs are a child's. */
  readonly hip: number;
  /** How long the trunk is, as a share of a grown one's. */
  readonly trunk: number;
  /** The head's radius. */
  readonly head: number;
  /** How stout, and how wide the shoulders and hips are; 1 is usual. */
  readonly girth: number;
  readonly shoulders: number;
  readonly hips: number;
  /** Cuts of hair that are usual. */
  readonly cuts: readonly [HairCut, ...HairCut[]];
  readonly hair: readonly [string, ...string[]];
  /** Wears a dress where nobody says what. */
  readonly dress: boolean;
  readonly beard?: boolean;
  /** How bent the back is, in radians. */
  readonly stoop?: number;
}

const DARK = ['#2a1c16', '#4a2f1f', '#6b4326', '#1d1a1c'] as const;
const GREY = ['#d8d5d0', '#b9b6b2', '#f0eeea'] as const;

const MAN: Build = {
  height: 1.75,
  hip: 0.8,
  trunk: 1,
  head: 0.185,
  girth: 1,
  shoulders: 1.08,
  hips: 0.95,
  cuts: ['short', 'short', 'curls'],
  hair: [...DARK, '#8a5a2e'],
  dress: false,
};

/** Every build by its noun. */
export const BUILDS = {
  person: { ...MAN, cuts: ['short', 'bun', 'curls', 'tail'], shoulders: 1 },
  man: MAN,
  woman: {
    ...MAN,
    height: 1.66,
    girth: 0.9,
    shoulders: 0.9,
    hips: 1.06,
    cuts: ['long', 'bun', 'tail', 'long'],
    hair: [...DARK, '#a5622d', '#d9b36a'],
  },
  boy: {
    ...MAN,
    height: 1.18,
    hip: 0.66,
    trunk: 0.94,
    head: 0.25,
    girth: 1.08,
    shoulders: 0.92,
    hips: 1,
    cuts: ['short', 'curls'],
  },
  girl: {
    ...MAN,
    height: 1.15,
    hip: 0.66,
    trunk: 0.92,
    head: 0.25,
    girth: 1.04,
    shoulders: 0.88,
    hips: 1,
    cuts: ['pigtails', 'pigtails', 'tail'],
    hair: [...DARK, '#d9b36a', '#a5622d'],
    dress: true,
  },
  'old man': {
    ...MAN,
    height: 1.7,
    girth: 1.2,
    shoulders: 1,
    hips: 1.05,
    cuts: ['bald'],
    hair: [...GREY],
    beard: true,
    stoop: 0.12,
  },
  'old woman': {
    ...MAN,
    height: 1.58,
    girth: 1.12,
    shoulders: 0.9,
    hips: 1.16,
    cuts: ['bun'],
    hair: [...GREY],
    dress: true,
    stoop: 0.12,
  },
} as const satisfies Record<string, Build>;

/** Heights of a person's joints, in the metres that a build is told in. */
export interface Measures {
  readonly hip: number;
  readonly knee: number;
  readonly ankle: number;
  readonly shoulder: number;
  readonly neck: number;
  readonly face: number;
}

export function measuresOf({ hip, trunk, head }: Build): Measures {
  const neck = hip + 0.5 * trunk;
  return { hip, knee: hip * 0.53, ankle: 0.08, shoulder: hip + 0.4 * trunk, neck, face: neck + 0.03 + head };
}

export type BuildName = keyof typeof BUILDS;
