/** What a part can be made of. */
export type Role =
  | 'glass'
  | 'darkGlass'
  | 'liquid'
  | 'metal'
  | 'chrome'
  | 'gold'
  | 'leather'
  | 'fabric'
  | 'plush'
  | 'wood'
  | 'ceramic'
  | 'plastic'
  | 'gloss'
  | 'paint'
  | 'rubber'
  | 'paper'
  | 'food'
  | 'glaze'
  | 'clay'
  | 'plant'
  | 'stone'
  | 'gem'
  | 'light';

/** What a person wears, as colours; what is left out is chosen by the seed. */
export interface Wear {
  readonly top?: string;
  readonly bottom?: string;
  readonly dress?: string;
  readonly hat?: string;
  readonly shoes?: string;
  readonly hair?: string;
  readonly skin?: string;
  readonly cut?: HairCut;
  readonly beard?: boolean;
  /** What is on the head in place of a hat. */
  readonly head?: Headgear;
  readonly gloves?: string;
  /** A jacket with lapels, a shirt and a tie. */
  readonly isTailored?: boolean;
  /** Plates of steel over all. */
  readonly isArmoured?: boolean;
  /** Built of toy bricks. */
  readonly isBrick?: boolean;
  /** A dress down to the feet. */
  readonly isRobe?: boolean;
  /** Of boulders, with moss on them. */
  readonly isStone?: boolean;
  /** A bear of cloth. */
  readonly isPlush?: boolean;
  /** A short one that stands out flat, over tights. */
  readonly isTutu?: boolean;
}

export type Headgear =
  | 'space helmet'
  | 'helmet'
  | 'crash helmet'
  | 'knight helmet'
  | 'horned helmet'
  | 'hard hat'
  | 'pointed hat'
  | 'cocked hat'
  | 'peaked cap'
  | 'bobble hat'
  | 'hood'
  | 'halo'
  | 'crown'
  | 'cook hat';

export type HairCut = 'short' | 'long' | 'bun' | 'tail' | 'pigtails' | 'curls' | 'bald';

/** What a prompt may ask of a thing. `colour` is a hex triplet or a CSS name. */
export interface PropOptions {
  readonly seed: number;
  readonly colour?: string;
  readonly material?: Role;
  readonly label?: string;
  readonly wear?: Wear;
}
