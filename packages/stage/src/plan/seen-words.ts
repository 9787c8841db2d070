import { isOfLeaving } from './ends-away.js';
import { isOfCounter } from './counter-words.js';
import { isOfRoughGround } from './off-road.js';
import { isOfAppearing } from './read-appear.js';
import { isOfHall } from './read-halls.js';
import { isOfCrowd, isOfSigns } from './read-crowd.js';
import { isOfGrounds } from './grounds-told.js';
import { FLAMES } from './flames.js';
import { isOfRails } from './rails.js';
import { DARK, TRAINS } from './read-figures.js';
import { isCave } from './read-place.js';
import { isOfPan } from './read-pan.js';
import { isOfPour } from './read-pour.js';
import { isOfShow } from './read-show.js';
import { isOfTableTop } from './read-table-top.js';
import { isOfRuin, isOfVista } from './vista-words.js';
import type { StagePlan } from './stage-plan.js';

/** What tells of the drops on a thing. */
const isOfWater = (text: string, { isWet }: StagePlan): boolean =>
  isWet && /^(?:condensation|dew\w*|water|rain ?drops|droplets?|drops|beads|wet|covered)$/i.test(text);

const isOfCave = (text: string, { set }: StagePlan): boolean => set === 'cave' && isCave(`in ${text}`);

const isOfDark = (text: string, { actors }: StagePlan): boolean =>
  text.toLowerCase() === 'dark' &&
  actors.some(({ wear }) => wear !== null && Object.values(wear).some((colour) => colour === DARK));

const isOfFlame = (text: string, { actors }: StagePlan): boolean =>
  /^(?:burn(?:s|ing)|lit|flicker(?:s|ing)|flames?)$/i.test(text) &&
  actors.some(({ noun }) => FLAMES.includes(noun));

/** What tells of the fire that somebody breathes. */
const isOfBreath = (text: string, { fireOf }: StagePlan): boolean =>
  fireOf !== null &&
  /^(?:(?:breath(?:es?|ing)?|spit(?:s|ting)|spew(?:s|ing))(?: out)?(?: (?:fire|flames))?|fire(?:[- ]breathing)?|flames)$/i.test(
    text,
  );

/** A train that goes around on a set has a track. */
const isOfTrack = (text: string, { actors: [main], sky }: StagePlan): boolean =>
  sky === null && /^(?:tracks?|rails?|railway|rug|carpet)$/i.test(text) && TRAINS.includes(main?.noun ?? '');

/** Who strikes a bag is a boxer. */
const isOfPunch = (text: string, { actors }: StagePlan): boolean =>
  /^(?:kick)?(?:boxers?|boxing|fighters?)$/i.test(text) && actors.some(({ act }) => act === 'punch');

/** What tells of how somebody is made: moss on stone, and that she is a woman. */
const isOfBody = (text: string, { actors }: StagePlan): boolean =>
  (/^(?:moss|mossy|stone)$/i.test(text) && actors.some(({ noun }) => noun === 'golem')) ||
  (/^female$/i.test(text) && actors.some(({ noun }) => ['woman', 'girl'].includes(noun)));

/** What tells of curtains in the wind. */
const isOfWind = (text: string, { set, sky }: StagePlan): boolean =>
  set === 'room' &&
  sky?.airs.includes('wind') === true &&
  /^(?:wind|breeze|(?:blow|billow|flutter|wav|mov|sway)\w*)$/i.test(text);

/** What tells of a look at what is behind. */
const isOfLook = (text: string, { looksAway }: StagePlan): boolean =>
  looksAway && /^(?:watch|look|gaz|star)\w*$/i.test(text);

/** What tells of the room that a plan has, and of what lies on its floor. */
const isOfRoom = (text: string, { set, actors }: StagePlan): boolean =>
  set === 'room' &&
  (/^(?:rug|carpet|cabinets?|cupboards?)$/i.test(text) ||
    (/^bath ?room$/i.test(text) && actors.some(({ noun }) => noun === 'bathtub')) ||
    (/^(?:modern|contemporary|minimal\w*)$/i.test(text) &&
      actors.some(({ noun }) => noun === 'fitted kitchen')));

/** A street that was destroyed, and its city. */
const isOfRuins = (text: string, { sky, set }: StagePlan): boolean =>
  set === 'street' && sky?.isRuined === true && isOfRuin(text);

/** What a word may tell of that a plan has, though nothing of that name stands there. */
const TOLD: readonly ((text: string, plan: StagePlan) => boolean)[] = [
  isOfCounter,
  isOfPan,
  isOfPour,
  isOfWater,
  isOfCave,
  isOfDark,
  isOfFlame,
  isOfBreath,
  isOfTrack,
  isOfWind,
  isOfCrowd,
  isOfSigns,
  isOfPunch,
  isOfBody,
  isOfTableTop,
  isOfShow,
  isOfLook,
  isOfRoom,
  isOfVista,
  isOfRuins,
  isOfGrounds,
  isOfRoughGround,
  isOfRails,
  isOfHall,
  isOfLeaving,
  isOfAppearing,
];

/** Whether a word tells of what a plan has, though nothing of that name stands there. */
export const isOfPlan = (text: string, plan: StagePlan): boolean => TOLD.some((tells) => tells(text, plan));
