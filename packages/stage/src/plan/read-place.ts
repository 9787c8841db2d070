import type { ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp, type Place, type Prop } from '../props/index.js';
import type { FoundWords } from './find-words.js';
import { acts } from './read-figures.js';
import type { ActorPlan, PlaceName, Season, SkyPlan } from './stage-plan.js';

/** Where the stage plays what the prompt's own reading calls so. */
const PLACES: Readonly<Partial<Record<ReadPrompt['scene']['setting'], PlaceName>>> = {
  sea: 'sea',
  beach: 'beach',
  lake: 'sea',
  mountains: 'mountains',
  hills: 'meadow',
  forest: 'forest',
  desert: 'desert',
  city: 'street',
  street: 'street',
  village: 'street',
  snowfield: 'snow',
  underwater: 'underwater',
  space: 'space',
  sky: 'sky',
  room: 'room',
};

/** Where things are at home that are not somebody, in this order. */
const HOMES: readonly (readonly [Place, PlaceName])[] = [
  ['road', 'road'],
  ['water', 'sea'],
  ['space', 'space'],
];

/** What goes on a road, on water, in the air or under water when nobody says where; null for what belongs on a table. */
function usualPlace({ noun, act }: ActorPlan): PlaceName | null {
  const prop = findProp(noun);
  if (!prop) return null;
  const { stands } = prop;
  if (acts(prop)) return isFish(stands) ? 'underwater' : 'meadow';
  return HOMES.find(([place]) => stands.includes(place))?.[1] ?? standing(stands, act);
}

/** What flies is in the sky as it does so, what is not for a table on the ground. */
function standing(stands: Prop['stands'], act: ActorPlan['act']): PlaceName | null {
  if (stands.includes('air')) return act === 'stand' ? null : 'sky';
  return stands.includes('ground') && !stands.includes('table') ? 'meadow' : null;
}

const isFish = (stands: Prop['stands']): boolean => stands.includes('water') && !stands.includes('ground');

const SEATS: readonly string[] = ['chair', 'armchair', 'sofa', 'bed', 'stool', 'table', 'lamp', 'floor lamp'];

/** The place that a prompt is about; null where it is a studio's. */
export function placeOf(found: FoundWords, actors: readonly ActorPlan[], read: ReadPrompt): PlaceName | null {
  const [main] = actors;
  const usual = main ? usualPlace(main) : null;
  if (usual === null) return null;
  const own = saidIn(found);
  if (own) return own;
  if (isNamed(read)) return fitting(PLACES[read.scene.setting] ?? null, actors);
  return actors.some(({ noun }) => SEATS.includes(noun)) ? 'room' : usual;
}

const saidIn = ({ found }: FoundWords): PlaceName | undefined =>
  found.flatMap(({ figure }) => figure?.place ?? [])[0];

const isNamed = ({ words }: ReadPrompt): boolean =>
  words.some((word) => word.fate === 'drawn' && word.about === 'setting');

/** Who can't swim stands by the sea, not on it. */
function fitting(place: PlaceName | null, actors: readonly ActorPlan[]): PlaceName | null {
  const swims = actors.some(({ noun }) => findProp(noun)?.stands.includes('water'));
  if (place === 'sea' && !swims) return 'beach';
  return place;
}

/** What the air tells of the season. */
const IN_AIR: readonly (readonly [SkyPlan['airs'][number], Season])[] = [
  ['snow', 'winter'],
  ['leaves', 'autumn'],
  ['petals', 'spring'],
];

/** Time, weather and season of a place. */
export function skyOf({ found }: FoundWords, { scene }: ReadPrompt): SkyPlan {
  const { time, clouds, airs } = scene;
  const said = found.find(({ figure }) => figure?.season)?.figure?.season;
  const season = said ?? IN_AIR.find(([air]) => airs.includes(air))?.[1] ?? null;
  return { time, clouds, airs, season };
}
