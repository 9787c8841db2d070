import type { ReadPrompt } from '@clipwright/sketch/understanding';
import { homeOf } from './at-home.js';
import { isByCoast } from './grounds-told.js';
import { findProp, type Place, type Prop } from '../props/index.js';
import type { FoundWords } from './find-words.js';
import { isNeonNight } from './read-sky.js';
import { offRoadIn } from './off-road.js';
import { byWater } from './read-water.js';
import { isInWater } from './swims.js';
import { acts } from './figure-kinds.js';
import { hovers, SHOES } from './read-figures.js';
import type { ActorPlan, PlaceName, SkyPlan } from './stage-plan.js';

/** Where the stage plays what the prompt's own reading calls so. */
const PLACES: Readonly<Partial<Record<ReadPrompt['scene']['setting'], PlaceName>>> = {
  sea: 'sea',
  beach: 'beach',
  lake: 'lake',
  river: 'lake',
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

/** Where what usually is there is, whatever it does. */
const BY_HABIT: Readonly<Partial<Record<Place, PlaceName>>> = { air: 'sky', floor: 'room' };

/** What goes on a road, on water, in the air or under water when nobody says where; null for what belongs on a table. */
function usualPlace({ noun, act, verb }: ActorPlan): PlaceName | null {
  const prop = findProp(noun);
  if (!prop) return null;
  const { stands } = prop;
  if (acts(prop)) return livesIn(stands, act);
  const goes = verb === 'float' ? 'fly' : act;
  if (hovers(prop)) return 'meadow';
  return HOMES.find(([place]) => stands.includes(place))?.[1] ?? standing(stands, goes);
}

/** Fish are under water, and who swims is on it. */
function livesIn(stands: Prop['stands'], act: ActorPlan['act']): PlaceName {
  if (isFish(stands)) return 'underwater';
  return isInWater({ act }) ? 'lake' : 'meadow';
}

/** What flies is in space or in the sky as it does so, what is not for a table on the ground. */
function standing(stands: Prop['stands'], act: ActorPlan['act']): PlaceName | null {
  if (act === 'fly' && stands.includes('space')) return 'space';
  const usual = BY_HABIT[stands[0]!];
  if (usual !== undefined) return usual;
  if (stands.includes('air')) return act === 'stand' ? null : 'sky';
  return stands.includes('ground') && !stands.includes('table') ? 'meadow' : null;
}

const isFish = (stands: Prop['stands']): boolean => stands.includes('water') && !stands.includes('ground');

const SEATS: readonly string[] = [
  'chair',
  'armchair',
  'sofa',
  'bed',
  'stool',
  'table',
  'lamp',
  'floor lamp',
  'shelf',
  'fireplace',
  'christmas tree',
  'piano',
  'television',
  'mirror',
  'stove',
  'easel',
  'rocking horse',
  'crib',
  'bathtub',
  'fitted kitchen',
  'fridge',
  'island counter',
];

/** What rooms are called that have a floor and walls on the stage. */
const ROOMS: readonly ReadPrompt['scene']['setting'][] = ['room', 'kitchen', 'office', 'shop'];

/** Air that is outdoors. */
const WEATHER: readonly SkyPlan['airs'][number][] = ['rain', 'storm', 'snow'];

/** The place that a prompt is about; null where it is a studio's or a table's. */
export function placeOf(found: FoundWords, actors: readonly ActorPlan[], read: ReadPrompt): PlaceName | null {
  const [main] = actors;
  if (!main) return null;
  const named = placeFor(main, found, read);
  if (isInRoom(named, actors) || isFullHall(named, actors)) return 'room';
  if (isForTable(main)) return ofATable(main, named, { found, read });
  const place = (named && fitting(named, actors, found.prompt)) ?? unnamed(main, actors);
  return underSigns(place, found, read);
}

/** Signs stand along no road but a street. */
const underSigns = (place: PlaceName | null, found: FoundWords, read: ReadPrompt): PlaceName | null =>
  place === 'road' && isNeonNight(found, read) ? 'street' : place;

/** A shop that is about a thing, with much else in it. */
const isFullHall = (named: PlaceName | null, actors: readonly ActorPlan[]): boolean =>
  named === 'hall' && isForTable(actors[0]!) && isFull(actors);

/** What lies on a table or swims does not stand on ice. */
const canStand = (main: ActorPlan): boolean => !isForTable(main) && !isFish(findProp(main.noun)!.stands);

/** What is on a cliff, or has a village in it, is in no such place. */
const HAS_ITS_OWN: readonly (readonly [string, PlaceName])[] = [
  ['lighthouse', 'mountains'],
  ['snow globe', 'street'],
  ['snow globe', 'snow'],
];

/** A whisky on ice is in no snow, and a lighthouse on a cliff is not in the mountains. */
function placeFor(main: ActorPlan, found: FoundWords, read: ReadPrompt): PlaceName | null {
  const named = namedPlace(found, read);
  if (named === null && canStand(main) && ON_ICE.test(found.prompt)) return 'snow';
  return HAS_ITS_OWN.some(([noun, place]) => noun === main.noun && place === named) ? null : named;
}

/** What belongs on a table is outdoors where that is said, or where it grows. */
function ofATable(
  main: ActorPlan,
  named: PlaceName | null,
  { found, read }: { readonly found: FoundWords; readonly read: ReadPrompt },
): PlaceName | null {
  return outdoors(named, read) ?? (growsThere(main, found) ? 'meadow' : null);
}

const unnamed = (main: ActorPlan, actors: readonly ActorPlan[]): PlaceName | null =>
  beyondAir(actors) ?? homeOf(actors) ?? usualPlace(main);

/** Furniture is in a room, unless what the prompt is about would not be seen there. */
const isFurnished = (actors: readonly ActorPlan[]): boolean =>
  actors.some(isBath) ||
  (actors.some(({ noun, isToy }) => SEATS.includes(noun) && !isToy) && !isForLap(actors[0]!));

/** What floats in a bath is seen there. */
const isBath = ({ noun, isToy }: ActorPlan): boolean => noun === 'bathtub' && !isToy;

const isInRoom = (named: PlaceName | null, actors: readonly ActorPlan[]): boolean =>
  isFurnished(actors) && (named === null || (named === 'room' && isFull(actors)));

const MANY = 3;

/** A shop or a room with much in it is seen as such, and not as a table of it. */
const isFull = (actors: readonly ActorPlan[]): boolean =>
  actors.filter(({ noun }) => SEATS.includes(noun) || acts(findProp(noun)!)).length >= MANY;

/** Whoever is with a planet is where planets are. */
const beyondAir = (actors: readonly ActorPlan[]): PlaceName | null =>
  actors.some(({ noun, isToy }) => !isToy && WORLDS.includes(noun)) &&
  actors.every(({ noun }) => fliesThere(noun))
    ? 'space'
    : null;

const WORLDS: readonly string[] = ['earth', 'planet', 'satellite'];
const fliesThere = (noun: string): boolean =>
  noun === 'astronaut' || (findProp(noun)?.stands.includes('space') ?? false);

const TOO_SMALL = 0.2;

/** What would not be seen in a room. */
const isForLap = (main: ActorPlan): boolean =>
  isForTable(main) && Math.max(...(findProp(main.noun)?.size ?? [])) < TOO_SMALL;

/** What lies on a table, and is nobody. */
export function isForTable({ noun, isToy }: Pick<ActorPlan, 'noun' | 'isToy'>): boolean {
  const prop = findProp(noun);
  return prop !== null && (isToy || prop.stands.includes('table')) && !acts(prop);
}

/** A thing for a table is taken outdoors where a prompt says so. */
function outdoors(named: PlaceName | null, { scene }: ReadPrompt): PlaceName | null {
  if (named) return ['room', 'hall'].includes(named) ? null : fitting(named, [], '');
  return scene.airs.some((air) => WEATHER.includes(air)) ? 'meadow' : null;
}

/** "Outside a café" is in its street. */
const OUTSIDE =
  /\b(?:outside|in front of) (?:of )?(?:an? |the |my )?(?:\w+ ){0,2}(?:caf[eé]|shop|store|bakery|restaurant|bar|pub|bookshop|school|office|hotel|dealership|church|museum|library|gym|cinema|theat(?:re|er)|house|building|station)\b/i;

export const isCave = (text: string): boolean => CAVE.test(text);

const ON_ICE = /\b(?:on|across|over) (?:the |thin )?(?:frozen (?:lake|sea|pond)|ice)\b(?! (?:cream|cubes?))/i;

const CAVE =
  /\b(?:in|inside|into) (?:an? |the )?(?:(?!(?:near|by|outside|before|beside|underwater|an?|the) )[\w-]+ ){0,2}(?:caves?|caverns?|grotto|dungeon)\b(?! (?:water|paintings?))/i;

function namedPlace(found: FoundWords, read: ReadPrompt): PlaceName | null {
  if (OUTSIDE.test(found.prompt)) return 'street';
  if (isCave(found.prompt)) return 'cave';
  const own = saidIn(found);
  if (own) return own;
  const rough = offRoadIn(found.prompt);
  if (rough) return rough;
  const { setting } = read.scene;
  if (!isNamed(read)) return null;
  return ROOMS.includes(setting) ? 'room' : (PLACES[setting] ?? null);
}

/** Whether words name a place, and not only a studio's ground. */
export const isPlaceNamed = (found: FoundWords, read: ReadPrompt): boolean => {
  const named = namedPlace(found, read);
  return named !== null && named !== 'room';
};

const saidIn = ({ found }: FoundWords): PlaceName | undefined =>
  found.flatMap(({ figure }) => figure?.place ?? [])[0];

export const isRoomNamed = (found: FoundWords, read: ReadPrompt): boolean =>
  namedPlace(found, read) === 'room';

/** Words of water and ice tell of drops and splashes, too. */
const WET: readonly string[] = ['water', 'ice', 'waves'];

const isNamed = ({ words, scene }: ReadPrompt): boolean =>
  words.some(
    (word) =>
      ['drawn', 'replaced'].includes(word.fate) &&
      'about' in word &&
      word.about === 'setting' &&
      !(WET.includes(word.text.toLowerCase()) && ['lake', 'snowfield'].includes(scene.setting)),
  );

/** What fits who it is about: nobody stands on water, and no car is in a room. */
function fitting(named: PlaceName | null, actors: readonly ActorPlan[], prompt: string): PlaceName | null {
  const place = byWater(named, actors, prompt);
  const isRoad = place === 'room' || (place === 'beach' && isByCoast(prompt));
  return isRoad && isDriven(actors[0]) ? 'road' : place;
}

const isDriven = (main: ActorPlan | undefined): boolean => {
  const prop = main && !main.isToy ? findProp(main.noun) : null;
  return prop !== null && !acts(prop) && prop.stands.includes('road') && prop.noun !== 'robot';
};

/** Rocks and flowers are out there by themselves. */
const growsOutdoors = ({ noun, isToy }: ActorPlan): boolean =>
  !isToy && (findProp(noun)?.stands.includes('ground') ?? false);

/** A flower that no vase and no table is named of is where it grows. */
export const growsThere = (main: ActorPlan, { prompt }: FoundWords): boolean =>
  PLANTS.includes(main.noun) && !main.isToy && !PICKED.test(prompt);

const PLANTS: readonly string[] = ['flower', 'rose', 'tulip', 'sunflower', 'mushroom', 'dandelion'];

const PICKED =
  /\b(?:vase|pot|bouquet|table|desk|shelf|windowsill|studio|background|backdrop|marble|velvet|wood(?:en)?|holding|holds|bottle|jar)\b/i;

const AT_TABLE = /\b(?:table|bar|cafe|café|counter|terrace|balcony|picnic|restaurant|desk)\b/i;
/** What hangs or stands in a street by itself. */
const HUNG: readonly string[] = ['paper lantern', 'kite', 'balloon', 'butterfly', 'bee', 'dragonfly'];

const ON_GROUND =
  /\b(?:on|in|among) (?:the |a |an |some )?(?:\w+ )?(?:sand|beach|snow|grass|ground|moss|road|street|field|meadow|leaves|desert|space|sky|forest|woods|path|trail|mud|puddle|rocks?|ice)\b/i;

/** What belongs on a table has one outdoors too, but where a prompt lays it on the ground. */
export function isOnTable(main: ActorPlan | undefined, { prompt }: FoundWords): boolean {
  if (!main || !isForTable(main) || growsOutdoors(main)) return false;
  const isThere = [...HUNG, ...SHOES].includes(main.noun);
  return AT_TABLE.test(prompt) || (!ON_GROUND.test(prompt) && !isThere);
}
