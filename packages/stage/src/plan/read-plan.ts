import type { ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { asRead } from './as-read.js';
import { isNeonColour } from './counter-words.js';
import { findWords, type FoundWords } from './find-words.js';
import { actorsOf } from './read-actors.js';
import { appearing } from './read-appear.js';
import { byFire } from './cosy.js';
import { inHall, withoutItsGoods } from './read-halls.js';
import { counterOf, type CounterRead } from './read-counter.js';
import { fireOf } from './read-fire.js';
import { acts, isPerson } from './figure-kinds.js';
import { tiesOf } from './read-ties.js';
import { withPan } from './read-pan.js';
import { dressed, type UndressedPlan } from './read-table-top.js';
import { inItsGlass, poured, pourOf, stillTied } from './read-pour.js';
import { backdropOf, lightOf, movesOf, wallsOf } from './read-look.js';
import { growsThere, isForTable, isPlaceNamed, isRoomNamed, placeOf } from './read-place.js';
import { onCourse } from './read-course.js';
import { inItsPlace, WOODED } from './rails.js';
import { inSpace } from './in-space.js';
import { moonlit } from './moonlit.js';
import { skyAt } from './sky-at.js';
import { byFlames } from './flames.js';
import { withWhatIsTheirs } from './read-riders.js';
import { isAtWindow } from './read-window.js';
import { hotIn, withoutSteam } from './read-steam.js';
import { furnished, standIns, usualSet } from './stand-ins.js';
import type { ActorPlan, PlaceName, SetName, StagePlan } from './stage-plan.js';
import type { SetWord } from './stage-words.js';

/** A plan, and whether its words ask for a close-up or a product shot. */
export interface PlanRead {
  readonly plan: StagePlan;
  readonly isProduct: boolean;
  readonly found: FoundWords;
}

/** Plans a prompt for the stage; null where nothing in it is a thing that the stage has. */
export function readPlan(prompt: string, read: ReadPrompt): PlanRead | null {
  const found = withoutSteam(asRead(findWords(prompt), read.words));
  const told = withoutItsGoods(actorsOf(found, read), found);
  const actors = told.length > 0 ? told : standIns(found);
  if (actors.length === 0) return null;
  const sets = found.found.flatMap(({ set }) => set ?? []);
  return {
    plan: appearing(
      inHall(
        moonlit(
          byFire(
            withPan(
              dressed(planOf(found, read, { actors, sets, isRoomItself: told.length === 0 }), found),
              found,
            ),
            prompt,
          ),
        ),
        found,
        told.length === 0,
      ),
      prompt,
    ),
    isProduct: sets.some(({ isProduct }) => isProduct),
    found,
  };
}

interface Named {
  readonly actors: readonly ActorPlan[];
  readonly sets: readonly SetWord[];
  /** Nothing is named but a room, and what stands in it stands for that. */
  readonly isRoomItself: boolean;
}

function planOf(
  found: FoundWords,
  read: ReadPrompt,
  { actors: told, sets, isRoomItself }: Named,
): UndressedPlan {
  const named = sets.flatMap((word) => word.set ?? []);
  const { actors, ties, pour } = whoIsThere(told, found, read);
  const moves = movesOf(
    sets.flatMap(({ move }) => move ?? []),
    read,
  );
  const at = counterOf(found, { actors, ties, sets: named, isRoomItself, read });
  const { place, set } = whereOf(at, found, { actors, sets, read });
  const one = <Key extends keyof SetWord>(key: Key): SetWord[Key] | undefined =>
    sets.find((word) => word[key])?.[key];
  return {
    set,
    light: byFlames(lightOf(isNeonAlone(at, found) ? undefined : one('light'), set, read), actors),
    backdrop: backdropOf(found) ?? (set === 'room' ? wallsOf(found) : null),
    steaming: hotIn(found),
    ...inSpace(
      set,
      castFor(at, set, {
        ...inItsPlace(withoutSurroundings({ actors, ties }, set, read), found.prompt),
        found,
      }),
    ),
    looksAway: at === null && AWAY.test(found.prompt),
    ...onCourse(found, actors),
    magicOf: magicOf(actors, found),
    fireOf: fireOf(actors, found),
    isWet: isWet(actors[0]!, found),
    pour,
    sky: place && skyAt(place, found, { actors: at ? [] : actors, read }),
    moves,
    speed: read.scene.camera.speed,
    view: 'level',
    depth: 'usual',
    blur: 'usual',
    ...lensOf(sets),
    close: nearest(nearTo(actors[0]!, one('close'), found) ?? closeTo(found, actors, ties), moves),
  };
}

/** Who and what is in the picture, how they are tied, and what is poured. */
function whoIsThere(told: readonly ActorPlan[], found: FoundWords, { scene }: ReadPrompt) {
  const nouns = told.map(({ noun }) => noun);
  const { actors, ties } = withWhatIsTheirs({ actors: told, ties: tiesOf(found, nouns, scene) }, found);
  const pour = pourOf(actors, found);
  const glass = inItsGlass(poured(chasing(actors, ties), pour, found), pour);
  return { ...glass, ties: stillTied(ties, glass.actors) };
}

const AWAY =
  /\b(?:(?:look|star|gaz)(?:s|es|e|ing)?(?: out| up| down)? (?:at|over|across|to|towards?|into|on)|watch(?:es|ing)) (?:the |an? )?(?:[\w-]+ ){0,2}(?:sea|ocean|rain|snow(?:fall)?|storm|garden|window|rooftops|sunsets?|sunrise|horizon|waves|mountains|stars|sky|view|skyline|city|lake|valley|castle|galaxy|earth|moon)\b/i;

/** Who was named last before it. */
function magicOf(actors: readonly ActorPlan[], { found }: FoundWords): string | null {
  const spell = found.find(({ figure }) => figure?.casts);
  const who =
    spell && found.findLast(({ prop, to }) => prop !== null && acts(prop) && to <= spell.at)?.prop?.noun;
  return actors.find(({ noun }) => noun === who)?.noun ?? (spell ? actors[0]!.noun : null);
}

const WET =
  /\b(?:condensation|(?<!mountain )dew(?:drops?|y)?|(?:water|rain) ?drops|droplets|drops of (?:water|dew|rain)|beads of water)\b/i;

/** A thing with drops on it; beasts and people have none. */
const isWet = ({ noun }: ActorPlan, { prompt }: FoundWords): boolean =>
  WET.test(prompt) && !ON_PANE.test(prompt) && !acts(findProp(noun)!);

const ON_PANE =
  /\b(?:(?:rain|water) ?drops|drops|droplets|condensation) on (?:an? |the )?(?:\w+ )?(?:window|windshield|pane)\b/i;

/** What words say of the lens, the first of each kind. */
function lensOf(sets: readonly SetWord[]): Partial<Pick<StagePlan, 'view' | 'depth' | 'blur'>> {
  const first = <Key extends 'view' | 'depth' | 'blur'>(key: Key) => sets.find((word) => word[key])?.[key];
  const [view, depth, blur] = [first('view'), first('depth'), first('blur')];
  return { ...(view && { view }), ...(depth && { depth }), ...(blur && { blur }) };
}

/** A thing is to be seen, however near: of somebody it is the face. */
function nearTo({ noun }: ActorPlan, said: number | undefined, { prompt }: FoundWords): number | undefined {
  const prop = findProp(noun);
  if (said === undefined) return undefined;
  if (!prop || !acts(prop)) return 1 + (said - 1) * OF_A_THING;
  if (EATS.test(prompt)) return Math.min(said, WITH_FOOD);
  return isPerson(prop) || ITS_FACE.test(prompt) ? Math.max(said, said >= A_FACE ? ITS_CLOSE : said) : said;
}

/** What somebody eats is to be seen with them. */
const EATS = /\b(?:eat|drink|chew|nibbl|munch|bit)(?:s|es|ing|e)?\b/i;
const WITH_FOOD = 1.5;

const OF_A_THING = 0.32;
/** A face that is named fills a close-up of it. */
const ITS_CLOSE = 2.1;

/** What is said of a face is to be seen. */
const ITS_FACE = /\b(?:face|eyes?)\b/i;

const FACES =
  /\b(?:freckles|wrinkles|smil(?:es?|ing)|eyes?|face|tears?|cheeks?|lips|lipstick|laugh(?:s|ing)|roar(?:s|ing)|bark(?:s|ing)|yawn(?:s|ing)|sing(?:s|ing)|shout(?:s|ing)|scream(?:s|ing)|cr(?:ies|ying)|blink(?:s|ing)|expression|stares?|staring|whisper(?:s|ing)|85 ?mm|selfie)\b/i;

function closeTo({ prompt }: FoundWords, actors: readonly ActorPlan[], ties: readonly TiePlan[]): number {
  const main = findProp(actors[0]!.noun);
  const isSomebody = main !== null && acts(main) && ties.every(({ tie }) => tie !== 'ride');
  return isSomebody && actors.length < 4 && FACES.test(prompt) ? A_FACE : 1;
}

const A_FACE = 1.5;

/** A camera that comes nearer, or goes away, is as near as was asked where it is nearest. */
const nearest = (close: number, moves: StagePlan['moves']): number =>
  moves.some((move) => move === 'push-in' || move === 'pull-out') ? Math.max(1, close * NEAREST) : close;

/** What a push-in leaves of the distance. */
const NEAREST = 0.72;

/** A table has its room around it, or the place that is named; so has all else, or a set. */
function whereOf(
  at: CounterRead | null,
  found: FoundWords,
  { actors, sets, read }: Pick<Named, 'actors' | 'sets'> & { readonly read: ReadPrompt },
): { readonly place: PlaceName | null; readonly set: SetName } {
  const own = at ? at.set : atWindow(actors, found);
  if (own) return { place: own === 'seamless' ? null : own, set: own };
  const isOnSet = !at && isStudio(sets, found, { actors, read });
  const place = isOnSet ? null : placeOf(found, actors, read);
  return { place, set: place ?? setNamed(sets, found, actors[0]!) };
}

const atWindow = (actors: readonly ActorPlan[], found: FoundWords): 'windowsill' | null =>
  isAtWindow(actors, found) ? 'windowsill' : null;

function setNamed(sets: readonly SetWord[], found: FoundWords, main: ActorPlan): SetName {
  const named = sets.flatMap(({ set }) => set ?? []);
  return setOf(named.length > 0 ? named : usualSet(main, found));
}

/** Who is after something runs, whatever else was read of it. */
const chasing = (actors: readonly ActorPlan[], ties: readonly TiePlan[]): readonly ActorPlan[] =>
  actors.map((one) =>
    one.act === 'jump' && ties.some(({ tie, who }) => tie === 'chase' && who === one.noun)
      ? { ...one, act: findProp(one.noun)!.stands.includes('ground') ? 'run' : 'swim' }
      : one,
  );

const isNeonAlone = (at: CounterRead | null, { prompt }: FoundWords): boolean =>
  at !== null && isNeonColour(prompt);

type CastPlan = Pick<StagePlan, 'counter' | 'actors' | 'ties'>;

function castFor(
  at: CounterRead | null,
  set: SetName,
  { found, ...free }: Omit<CastPlan, 'counter'> & { readonly found: FoundWords },
): CastPlan {
  if (at) return { counter: at.counter, actors: at.actors, ties: at.ties };
  return { counter: null, ...(set === 'room' ? furnished(free.actors, free.ties, found) : free) };
}

type FreeCast = Pick<StagePlan, 'actors' | 'ties'>;

/** Trees about a place, and the table under what lies on one, make nothing else smaller. */
function withoutSurroundings({ actors, ties }: FreeCast, set: SetName, { scene }: ReadPrompt): FreeCast {
  const isNamed = (noun: string): boolean =>
    ties.some(({ who, whom, tie }) => tie !== 'beside' && (who === noun || whom === noun)) ||
    scene.relations.some(({ whom }) => findProp(whom)?.noun === noun);
  const isAround = ({ noun, count }: ActorPlan): boolean =>
    WOODED[noun]?.includes(set) === true && count > 1 && !isNamed(noun);
  const others = actors.filter(({ noun }) => noun !== 'table');
  const isUnder = ({ noun }: ActorPlan): boolean =>
    noun === 'table' && set !== 'room' && others.every((one) => isForTable(one));
  const gone = actors
    .slice(1)
    .filter((one) => isAround(one) || isUnder(one))
    .map(({ noun }) => noun);
  return {
    actors: actors.filter(({ noun }) => !gone.includes(noun)),
    ties: ties.filter(({ who, whom }) => !gone.includes(who) && !gone.includes(whom)),
  };
}

/** Words that tell of the light or the walls, and leave a place that is named what it is. */
const SOFT: readonly SetName[] = ['neon', 'window', 'water', 'stone', 'wood'];

/** A surface or a studio is a set; a close-up and a product shot are so where no place is named. */
function isStudio(
  sets: readonly SetWord[],
  found: FoundWords,
  { actors, read }: { readonly actors: readonly ActorPlan[]; readonly read: ReadPrompt },
): boolean {
  if (sets.some(({ set }) => set && !SOFT.includes(set))) return true;
  const [main] = actors;
  if (main === undefined || isOut(main, found, read)) return false;
  if (!actors.every((one) => isForTable(one)) && isRoomNamed(found, read)) return false;
  if (growsThere(main, found)) return false;
  // Somebody near is where they are at home: a close-up of a tiger is none of a toy tiger.
  const isSomebody = acts(findProp(main.noun)!) && !main.isToy;
  return sets.some(({ set, isProduct }) => set !== undefined || (isProduct && !isSomebody));
}

/** In a place, or in the weather: a toy that walks in the rain is in no studio. */
const isOut = ({ act }: ActorPlan, found: FoundWords, read: ReadPrompt): boolean =>
  isPlaceNamed(found, read) ||
  (['walk', 'run'].includes(act) && read.scene.airs.some((air) => ['rain', 'storm', 'snow'].includes(air)));

/** The first that is named; a wooden table by a window is a place of its own. */
function setOf(named: readonly SetName[]): SetName {
  const [first = 'seamless'] = named;
  return first === 'wood' && named.includes('window') ? 'window' : first;
}
