import type { ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp } from '../props/index.js';
import type { FoundWords } from './find-words.js';
import { acts } from './read-figures.js';
import type { ActorPlan, PlaceName, SkyPlan } from './stage-plan.js';

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

/** What goes on a road, on water, in the air or under water when nobody says where. */
function usualPlace({ noun, act }: ActorPlan): PlaceName | null {
  const prop = findProp(noun);
  if (!prop) return null;
  const { stands } = prop;
  if (acts(prop)) return stands.includes('water') && !stands.includes('ground') ? 'underwater' : 'meadow';
  if (stands.includes('road')) return 'road';
  if (stands.includes('water')) return 'sea';
  if (stands.includes('space')) return 'space';
  if (stands.includes('air')) return act === 'stand' ? null : 'sky';
  return stands.includes('ground') && !stands.includes('table') ? 'meadow' : null;
}

const SEATS: readonly string[] = ['chair', 'armchair', 'sofa', 'bed', 'stool', 'table', 'lamp', 'floor lamp'];

/** The place that a prompt is about; null where it is a studio's. */
export function placeOf(
  { found }: FoundWords,
  actors: readonly ActorPlan[],
  { scene, words }: ReadPrompt,
): PlaceName | null {
  const [main] = actors;
  const usual = main ? usualPlace(main) : null;
  if (!main || usual === null) return null;
  const own = found.find(({ figure }) => figure?.place)?.figure?.place;
  if (own) return own;
  const isNamed = words.some((word) => word.fate === 'drawn' && word.about === 'setting');
  if (isNamed) return fitting(PLACES[scene.setting] ?? null, actors);
  return actors.some(({ noun }) => SEATS.includes(noun)) ? 'room' : usual;
}

/** Who can't swim stands by the sea, not on it. */
function fitting(place: PlaceName | null, actors: readonly ActorPlan[]): PlaceName | null {
  const swims = actors.some(({ noun }) => findProp(noun)?.stands.includes('water'));
  if (place === 'sea' && !swims) return 'beach';
  return place;
}

/** Time, weather and season of a place. */
export function skyOf({ found }: FoundWords, { scene }: ReadPrompt): SkyPlan {
  const said = found.find(({ figure }) => figure?.season)?.figure?.season ?? null;
  const season =
    said ??
    (scene.airs.includes('snow')
      ? 'winter'
      : scene.airs.includes('leaves')
        ? 'autumn'
        : scene.airs.includes('petals')
          ? 'spring'
          : null);
  return { time: scene.time, clouds: scene.clouds, airs: scene.airs, season };
}
