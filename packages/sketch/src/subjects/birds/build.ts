import type { Rgb } from '../../paint/colour.js';

/** Proportions and manner of a flying bird, in its own heights. */
export interface BirdBuild {
  /** From the shoulder to the wing's tip, and the share of it that the arm takes. */
  readonly reach: number;
  readonly arm: number;
  /** Depth of the wing at the body and at the wrist. */
  readonly chord: readonly [number, number];
  /** How far the hand is swept back while it glides, in radians. */
  readonly sweep: number;
  /** Where along the outer feathers they part into fingers; 1 leaves the wing whole. */
  readonly slot: number;
  /** Half the body's length and thickness; the neck comes on top. */
  readonly body: readonly [number, number];
  readonly neck: number;
  readonly head: number;
  readonly beak: readonly [length: number, depth: number];
  readonly hooked?: boolean;
  readonly tail: { readonly length: number; readonly spread: number; readonly fork: number };
  /** Legs that trail behind; 0 for those that tuck them in. */
  readonly legs: number;
  /** Wing beats for every pace of the scene, how deep they go, and the share of the time that it glides. */
  readonly rate: number;
  readonly depth: number;
  readonly glide: number;
  /** How high it holds its wings while it glides, in radians. */
  readonly hold: number;
  /**
   * How it is seen: its heading towards the viewer, how far from below, and how far it banks to and fro, in
   * radians.
   */
  readonly yaw: number;
  readonly pitch: number;
  readonly bank: number;
  readonly plumage: Plumage;
}

/** Colours of a bird. */
export interface Plumage {
  readonly back: string;
  readonly belly: string;
  readonly head: string;
  /** Flight feathers from below and from above, and their ends. */
  readonly under: string;
  readonly above: string;
  readonly tip: string;
  readonly tail: string;
  readonly beak: string;
}

/** The same, ready to be lit. */
export type Feathers = Readonly<Record<keyof Plumage, Rgb>>;
