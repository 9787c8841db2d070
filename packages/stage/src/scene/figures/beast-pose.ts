/** A pose of a beast on four legs, in its own shoulder heights. */
export interface BeastPose {
  /** Of the trunk, from where it is at rest. */
  readonly body: readonly [number, number, number];
  /** Nose down, sideways and over, in radians. */
  readonly pitch: number;
  readonly turn: number;
  readonly roll: number;
  /** The neck, and the head against it: down, and to the side. */
  readonly neck: number;
  readonly nod: number;
  readonly look: number;
  readonly tail: readonly [number, number];
  readonly trunk: number;
  /** How the hips are bent against the chest: down, and to the side. */
  readonly bend?: readonly [number, number];
  /** How far the belly is filled, less than nothing where it is empty. */
  readonly breath?: number;
  /** How far the ears are back, left and right, in radians. */
  readonly ears?: readonly [number, number];
  /** Legs are folded as those of who sits or lies are: knees ahead and elbows behind. */
  readonly folds?: 'hind' | 'all';
  /** How far the mouth is open, and the eyes are shut, 0 to 1. */
  readonly open?: number;
  readonly shut?: number;
  /** Front left, front right, back left, back right: outward, up, ahead of where they are at rest. */
  readonly feet: readonly [Place, Place, Place, Place];
}

export type Place = readonly [number, number, number];
