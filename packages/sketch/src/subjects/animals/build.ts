/** Proportions of a four-legged animal, in its own shoulder heights. */
export interface Build {
  readonly coat: string;
  /** Half the trunk's length and thickness. */
  readonly trunk: readonly [number, number];
  readonly leg: number;
  readonly legWidth: number;
  /** Where the head ends up from the shoulder. */
  readonly head: readonly [number, number];
  readonly headSize: number;
  readonly neckWidth: number;
  /** Length and lift of the muzzle. */
  readonly muzzle: number;
  readonly ears: 'pointed' | 'round' | 'long' | 'wide' | 'flop' | 'aside' | 'antlers';
  readonly tail: 'long' | 'brush' | 'short' | 'curl' | 'mane' | 'upright' | 'tuft';
  readonly mane?: string;
  /** Whether the mane stands all round the head. */
  readonly ruff?: boolean;
  readonly wool?: boolean;
  readonly hump?: boolean;
  readonly trunkNose?: boolean;
  readonly spots?: string;
  /** Colour of stripes down the flanks, or of small spots all over. */
  readonly stripes?: string;
  readonly rosettes?: string;
  readonly horn?: boolean;
  /** Two horns beside the ears. */
  readonly horns?: boolean;
  /**
   * Colours of legs, of the belly and chest, of the face and of the muzzle, where they differ from the coat.
   */
  readonly legs?: string;
  readonly belly?: string;
  readonly face?: string;
  readonly muzzleColour?: string;
  readonly whiskers?: boolean;
  readonly collar?: string;
  readonly udder?: boolean;
  /** How readily it puts its head down to the grass while it stands: -1 never, 1 always. */
  readonly grazes?: number;
  /** What it stands on; paws if not said. */
  readonly foot?: 'hoof' | 'paw' | 'column';
}
