/** How high on a thing others stand, in its heights; what is not here has no place to stand on. */
const TOPS: Readonly<Record<string, number>> = {
  table: 0.73,
  pier: 0.58,
  flower: 0.9,
  rug: 0.3,
  stage: 0.9,
  bench: 0.33,
  chair: 0.5,
  sofa: 0.45,
  couch: 0.45,
  bed: 0.45,
  box: 0.95,
  car: 0.95,
  bus: 0.97,
  house: 0.98,
  iceberg: 0.85,
  tree: 0.9,
  rock: 0.9,
  boat: 0.35,
  rowboat: 0.35,
  skateboard: 0.9,
  cube: 0.98,
  podium: 0.62,
  package: 0.95,
  drum: 0.95,
  'birthday cake': 0.8,
  log: 0.9,
  wood: 0.9,
  book: 0.95,
  books: 0.95,
  'open book': 0.8,
  truck: 0.95,
  train: 0.95,
  locomotive: 0.8,
  tractor: 0.9,
  'motor scooter': 0.6,
  canoe: 0.6,
  sled: 0.6,
  surfboard: 0.6,
  cloud: 0.8,
  mushroom: 0.95,
  cactus: 0.97,
  barrel: 0.95,
  crate: 0.95,
  pillow: 0.7,
  bathtub: 0.5,
  toilet: 0.5,
  rhinoceros: 0.85,
  hippopotamus: 0.85,
  bear: 0.8,
  ox: 0.8,
  pig: 0.8,
  piano: 0.95,
  elephant: 0.86,
  horse: 0.72,
  camel: 0.85,
  turtle: 0.8,
  dragon: 0.6,
  whale: 0.85,
  dolphin: 0.7,
  bicycle: 0.6,
  motorcycle: 0.6,
  cow: 0.8,
};
const USUAL_BACK = 0.75;

/** Whether others can stand on a thing of this name. */
export function hasTop(noun: string): boolean {
  return noun in TOPS;
}

/** How high on it they do, in its heights; a back's height where nothing is known. */
export function topOf(noun: string): number {
  return TOPS[noun] ?? USUAL_BACK;
}

/** How a thing is carried: how high its foot is and how far aside, in heights of who carries it, and how large. */
export interface Carried {
  readonly up: number;
  readonly aside: number;
  readonly most: number;
}

const FLOATING: Carried = { up: 0.84, aside: 0.27, most: 0.6 };
const CARRIED: Readonly<Record<string, Carried>> = {
  umbrella: { up: 0.62, aside: 0.16, most: 0.6 },
  balloon: FLOATING,
  'party balloon': FLOATING,
  kite: FLOATING,
  'top hat': { up: 1.0, aside: 0.01, most: 0.26 },
};
const IN_HAND: Carried = { up: 0.36, aside: 0.2, most: 0.34 };

/** In the hand, or over the head for what is carried there. */
export function carriedAs(noun: string): Carried {
  return CARRIED[noun] ?? IN_HAND;
}
