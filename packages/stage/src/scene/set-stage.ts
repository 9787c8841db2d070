import { random, seedFor } from '@clipwright/sketch/clip';
import { USUAL_FRAME_RATE } from '@clipwright/core/fields';
import type { PerspectiveCamera } from 'three/webgpu';
import type { Gpu } from '../gpu/open-gpu.js';
import { StageRenderer, type Size } from '../gpu/stage-renderer.js';
import { TRAINS } from '../plan/read-figures.js';
import { isInWater } from '../plan/swims.js';
import { drivesForBlur } from '../plan/travels.js';
import type { PlaceName, SkyPlan, StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import { arrange, faceAlong } from './arrange.js';
import { aloftOf, isFarOff, sendFar } from './far-off.js';
import { ACROSS, crossingOf } from './crossing.js';
import { effectsOf } from './effects.js';
import { isUnderSail } from './motions/drift.js';
import { float, raise } from './raise.js';
import { atCounter } from './counter/at-counter.js';
import { castOf, type Cast } from './cast.js';
import { finish, glowingIn } from './finish.js';
import { furnish, type Furnished } from './furnish.js';
import { subjectOf } from './subject.js';
import { focusOf, standApart } from './focus.js';
import { type Going, goingOf } from './going.js';
import { bendOf, headingOf } from './heading-of.js';
import { MOODS, type Mood } from './mood.js';
import { moodIn } from './mood-in.js';
import type { Passing } from './lens.js';
import { momentsOf } from './moves.js';
import { outdoorLight } from './outdoors/outdoor-light.js';
import { beyondAir } from './outdoors/space-light.js';
import type { PlaceFor } from './outdoors/place-for.js';
import { type Place, placeOf } from './outdoors/place.js';
import { isIndoors } from './sets/sets.js';
import { shooterOf } from './shoot.js';
import { passingBy, shutterOf } from './shutter.js';
import type { SetStage, StageOptions } from './film-set.js';
import { stageScene } from './stage-scene.js';
import { backingOf, dustIn } from './table-light.js';
import { kindOf } from '../plan/thing-kinds.js';
import { clock } from './sets/ground.js';
import { isOfVista, setVista } from './vista/set-vista.js';

/** Puts a plan on the stage. The same plan and seed give the same pictures on one machine. */
export async function setStage(gpu: Gpu, plan: StagePlan, options: StageOptions): Promise<SetStage> {
  if (isOfVista(plan)) return await setVista(gpu, plan, options);
  const { size, seed, pictureSeconds } = options;
  const under = outdoorsOf(plan);
  const mood: Mood = under?.mood ?? MOODS[moodIn(plan)];
  const stage = await StageRenderer.open(gpu, {
    size,
    samples: 4,
    glowing: glowingIn(plan),
    finish: finish(mood.exposure),
  });
  const cast = castOf(plan, seed);
  const actors = cast.kinds.flat();
  const { aloft, counter, furnished, heading, going } = setOff(cast, plan, {
    size,
    isInside: under === null,
  });
  const effects = effectsOf(cast, plan, { seed, radius: going.radius, speed: under ? going.speed : 0 });
  const place = under && placeFor(stage, cast, { plan, under, heading, going, seed: seedFor(seed, 'place') });
  const shot = stageScene(stage, actors, {
    isMoving: going.isRound || effects.isMoving,
    ...lookOf(plan, { size, seed }),
    mood,
    metre: scaleOf(cast),
    counter,
    furnished,
    about: subjectOf(cast, plan),
    aloft,
    extras: effects.extras,
    reach: effects.reach,
    ring: isTrainRound(plan) ? going.radius : 0,
    place,
  });
  const momentAt = momentsOf(plan);
  const focusAt = focusOf({ actors, camera: shot.camera, plan });
  const passing = passingFor(
    plan,
    { going, heading, place, pictureSeconds, pose: effects.take },
    shot.camera,
  );
  const shoot = shooterOf(stage, size);
  return {
    draw: async (when, around) => {
      clock.value = when.seconds;
      going.take(when.seconds, when.whole);
      effects.take(when.seconds);
      const moment = momentAt(when);
      const time = { seconds: when.seconds, travelled: under ? going.speed * when.seconds : 0 };
      shot.take({ ...moment, around: around ?? moment.around }, time);
      return await shoot({ ...shot, focus: focusAt(when.progress), passing: passing?.() ?? null });
    },
  };
}

/** Stands all in their places, turned to where they go, and tells how they do. */
function setOff(cast: Cast, plan: StagePlan, { size, isInside }: { size: Size; isInside: boolean }) {
  const actors = cast.kinds.flat();
  const crossing = crossingOf(cast, plan);
  sendFar(actors, plan);
  const aloft = aloftOf(actors, plan);
  const stood = standing(cast, plan, size);
  const heading = crossing ? ACROSS : headingOf(plan, cast);
  const going = goingOf(cast, { drives: drivesOf(plan), heading, isInside, crossing });
  crossing?.bridge.group.rotation.set(0, heading, 0);
  turnAll(actors, plan, { aloft, heading, isOutdoors: !isInside, goes: going.speed > 0 });
  return { ...stood, aloft, heading, going };
}

interface On {
  readonly going: Going;
  readonly heading: number;
  readonly place: Place | null;
  readonly pictureSeconds?: number | undefined;
  readonly pose: (seconds: number) => void;
}

/** What passes by a lens, where it is to be seen: not on a set, or where nobody is quick. */
function passingFor(
  { blur }: StagePlan,
  { going, heading, place, pictureSeconds = 1 / USUAL_FRAME_RATE, pose }: On,
  camera: PerspectiveCamera,
): (() => Passing) | null {
  const size = going.keeping[0]?.size;
  const shutter = size && place ? shutterOf(going.speed, size, blur) : 0;
  if (place === null || shutter === 0) return null;
  const units = going.speed * shutter * pictureSeconds;
  return passingBy({ heading, isAfloat: place.isAfloat, keeping: going.keeping, units, pose }, camera);
}

/** Stands all in their places: together, or behind a table and on it. */
function standing(
  { kinds: all, places }: Cast,
  { counter, depth, ties, set }: StagePlan,
  { width, height }: Size,
) {
  const kinds = all.map((kind) => kind.filter((one) => !isFarOff(one)));
  if (counter) {
    const at = { ...atCounter(kinds.flat(), counter, width / height), plan: counter };
    return { counter: at, furnished: null };
  }
  const furnished: Furnished | null = set === 'room' ? furnish(kinds, places) : null;
  if (set !== 'room') arrange(kinds, places);
  if (depth === 'rack' && ties.every(({ tie }) => tie === 'beside' || tie === 'behind')) standApart(kinds);
  return { counter: null, furnished };
}

interface Turned {
  readonly aloft: number;
  readonly heading: number;
  readonly isOutdoors: boolean;
  readonly goes: boolean;
}

/** Turns who goes along the way, and who looks away; lifts what flies over the ground. */
function turnAll(
  actors: readonly Actor[],
  plan: StagePlan,
  { aloft, heading, isOutdoors, goes }: Turned,
): void {
  const near = actors.filter((one) => !isFarOff(one));
  if (isOutdoors && goes) faceAlong(near, heading);
  if (aloft === 0) liftAll(near, plan, isOutdoors);
  if (plan.looksAway && !goes) turnAway(near, isOutdoors);
}

/** People who look at what is behind them are seen from the side, and still have a face. */
function turnAway(actors: readonly Actor[], isOutdoors: boolean): void {
  for (const { group, isFigure } of actors)
    if (isFigure || group.getObjectByName('hips')) group.rotation.y = isOutdoors ? OUT_AT_SEA : OUT_OF_WINDOW;
}

/** Past the side: what is behind is looked at, and the camera still sees a face. */
const [OUT_AT_SEA, OUT_OF_WINDOW] = [1.62, 2.2];

function liftAll(actors: readonly Actor[], plan: StagePlan, isOutdoors: boolean): void {
  if (!plan.counter) (isOutdoors ? raise : float)(actors, plan);
}

/** What a plan says of its set. */
const lookOf = (plan: StagePlan, { size, seed }: { size: Size; seed: number }) => ({
  ...lightOf(plan),
  ...shownIn(plan, size),
  seed: seedFor(seed, 'set'),
  random: random(seedFor(seed, `backdrop ${plan.actors[0]?.noun}`)),
});

const lightOf = (plan: StagePlan) => ({
  isNight: ['night', 'candle', 'neon', 'drama'].includes(plan.light),
  isGolden: plan.light === 'golden',
  behind: backingOf(plan),
  kind: kindOf(plan.actors[0]?.noun),
  isGlossy: plan.tableTop.isGlossy,
  isMisty: plan.tableTop.isMisty,
  isDesk: plan.tableTop.isDesk ?? false,
  dust: dustIn(plan),
  hall: plan.hall,
  cave: plan.cave,
});

const shownIn = ({ set, backdrop, close, sky, steaming, moves, view, tableTop }: StagePlan, size: Size) => ({
  set,
  sky,
  colour: backdrop,
  aspect: size.width / size.height,
  close,
  turns: moves.includes('turntable'),
  isFromAbove: view === 'top',
  steaming,
  isOnTable: sky?.isOnTable ?? false,
  isBar: tableTop.isBar,
});

/** The light and the sky of a place that has one. */
interface Outdoors extends ReturnType<typeof outdoorLight> {
  readonly name: PlaceName;
  readonly sky: SkyPlan;
}

function lightThere(sky: SkyPlan, set: PlaceName): ReturnType<typeof outdoorLight> {
  const { look, mood } = outdoorLight(sky, { isInTown: set === 'street' });
  return { look, mood: beyondAir(set, mood) };
}

function outdoorsOf({ sky, set }: StagePlan): Outdoors | null {
  return sky && !isIndoors(set) ? { ...lightThere(sky, set), name: set, sky } : null;
}

function placeFor(
  stage: StageRenderer,
  cast: Cast,
  { plan, under: { mood, ...under }, heading, going, seed }: Placing,
): Place {
  return placeOf({
    ...under,
    heading,
    seed,
    renderer: stage.renderer,
    around: mood.onGround,
    sun: mood.key.from,
    metre: Math.min(1, scaleOf(cast)),
    clear: clearOf(cast),
    isDriven: isDriven(cast),
    floats: isInWater(plan.actors[0]) || (cast.kinds[0]?.[0]?.prop.stands.includes('water') ?? false),
    wake: going.speed > 0 ? wakeOf(cast) : 0,
    bend: bendOf(plan),
    hasPath: plan.course?.way === 'toward',
  });
}

interface Placing extends Pick<PlaceFor, 'heading' | 'seed'> {
  readonly plan: StagePlan;
  readonly under: Outdoors;
  readonly going: Going;
}

/** How wide water is thrown up behind what goes on it: half its own width. */
function wakeOf({ kinds }: Cast): number {
  const main = kinds[0]?.[0];
  return main && !main.isFigure && main.prop.stands.includes('water')
    ? Math.min(main.size.x, main.size.z) * 0.5
    : 0;
}

/** How many units a metre of the first is. */
const scaleOf = ({ kinds }: Cast): number => kinds[0]?.[0]?.scale ?? 1;

/** A train's whole track is seen; who else goes around is what is looked at. */
const isTrainRound = ({ actors }: StagePlan): boolean => TRAINS.includes(actors[0]?.noun ?? '');

function isDriven({ kinds }: Cast): boolean {
  const main = kinds[0]?.[0];
  return (main?.prop.moves ?? []).some(({ part }) => part.startsWith('wheel'));
}

const drivesOf = (plan: StagePlan): boolean =>
  plan.counter === null &&
  (drivesForBlur(plan) ||
    isUnderSail(plan) ||
    plan.actors.some(
      ({ act, verb }) => ['drive', 'drift', 'run', 'walk', 'fly', 'swim'].includes(act) || verb === 'sail',
    ) ||
    ['sky', 'road'].includes(plan.set));

/** Room around the middle that the camera and the things need. */
function clearOf({ kinds }: Cast): number {
  const sizes = kinds
    .flat()
    .filter((one) => !isFarOff(one))
    .map(({ group, size }) => Math.hypot(group.position.x, group.position.z) + Math.max(size.x, size.z) / 2);
  return Math.max(1.5, Math.max(...sizes) * 1.9);
}
