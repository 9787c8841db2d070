import type { HallName, LightName, SetName, StageMove, StagePlan, VistaPlan } from './stage-plan.js';

const PLACES: Readonly<Record<SetName, string>> = {
  seamless: 'before a plain backdrop',
  podium: 'on a podium',
  marble: 'on marble',
  wood: 'on a wooden table',
  stone: 'on stone',
  velvet: 'on velvet',
  water: 'on still water',
  mirror: 'on a polished floor',
  neon: 'before neon tubes',
  stage: 'on a stage before a curtain',
  window: 'on a table by a window',
  meadow: 'on a meadow',
  forest: 'in a forest',
  mountains: 'before mountains',
  desert: 'in a desert',
  snow: 'in the snow',
  beach: 'on a beach',
  sea: 'on the sea',
  lake: 'in calm water',
  street: 'in a street',
  road: 'on a road',
  underwater: 'under water',
  space: 'in space',
  sky: 'above the clouds',
  moon: 'on the moon',
  mars: 'on a red planet',
  room: 'in a room',
  kitchen: 'in a kitchen',
  bar: 'in a bar',
  library: 'among bookshelves',
  workshop: 'in a workshop',
  windowsill: 'on a sill before a window',
  cave: 'in a cave',
  hall: 'in a hall',
  city: 'a city',
  falls: 'a waterfall',
  coast: 'waves that break on rocks',
  islands: 'islands in the sky',
  field: 'a field in flower',
  woods: 'a path through a wood',
  cafe: 'a street with a café',
  wilds: 'wide land',
};

const HALLS: Readonly<Record<HallName, string>> = {
  classroom: 'in a classroom',
  gym: 'in a gym',
  garage: 'in a garage',
  'restaurant kitchen': "in a restaurant's kitchen",
  library: 'in a library',
  corridor: 'in a corridor',
  station: 'in an underground station',
  airport: 'in an airport',
  'flower shop': 'in a flower shop',
  bakery: 'in a bakery',
  'candy shop': 'in a candy shop',
  shop: 'in a shop',
  office: 'in an office',
  museum: 'in a museum',
  hospital: 'in a hospital',
  stable: 'in a stable',
  greenhouse: 'in a greenhouse',
  cockpit: 'in a cockpit',
};

const LIGHTS: Readonly<Record<LightName, string>> = {
  studio: 'in studio light',
  golden: 'in the light of a low sun',
  night: 'at night',
  candle: 'by candlelight',
  neon: 'in neon light',
  drama: 'in dramatic light',
};

const MOVES: Readonly<Record<StageMove, string>> = {
  static: 'the camera stands still',
  drift: 'the camera drifts',
  turntable: 'it turns in its place',
  orbit: 'the camera goes around it',
  'push-in': 'the camera comes nearer',
  'pull-out': 'the camera draws back',
  rise: 'the camera rises',
  'tilt-up': 'the camera tilts up',
  'tilt-down': 'the camera tilts down',
  'pan-left': 'the camera pans left',
  'pan-right': 'the camera pans right',
  handheld: 'the camera is held by hand',
};

/** One sentence on what is filmed, for who asked. */
export function tellPlan(plan: StagePlan): string {
  const { actors, set, light, moves, steaming, counter, vista, hall } = plan;
  const of = (noun: string): string => (steaming.includes(noun) ? `steaming ${noun}` : noun);
  const things = actors
    .map(({ noun, count }) => (count > 1 ? `${of(noun)} (${count})` : of(noun)))
    .join(', ');
  const told = moves.map((move) => MOVES[move]).join(', then ');
  const where = `${counter ? `at a ${counter.name} ` : ''}${hall ? HALLS[hall.name] : PLACES[set]}`;
  const what = vista ? [where, ...vista.stands].join(', ') : `${things}, ${where}`;
  return `The 3D stage films this: ${what}, ${vista ? hoursOf(vista) : LIGHTS[light]}; ${told}.`;
}

/** "At night", or "from day to night". */
function hoursOf({ hours }: VistaPlan): string {
  if (hours.length > 1) return `from ${hours[0]} to ${hours.at(-1)}`;
  return hours[0] === 'golden' ? 'in golden light' : `${hours[0] === 'day' ? 'by' : 'at'} ${hours[0]}`;
}
