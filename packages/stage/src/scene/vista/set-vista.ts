import { seedFor } from '@clipwright/sketch/clip';
import { fog, rangeFogFactor } from 'three/tsl';
import { type Object3D, PerspectiveCamera, Scene, Vector3 } from 'three/webgpu';
import type { Gpu } from '../../gpu/open-gpu.js';
import { StageRenderer } from '../../gpu/stage-renderer.js';
import type { SkyPlan, StagePlan, VistaName, VistaPlan } from '../../plan/stage-plan.js';
import { finish, glowingIn } from '../finish.js';
import { DEEP } from '../lens.js';
import { lightCube } from '../light-cube.js';
import { type Moment, momentsOf } from '../moves.js';
import { fallingIn } from '../outdoors/falling.js';
import { wayTravelled } from '../outdoors/land.js';
import { rainbowAt } from '../outdoors/rainbow.js';
import { skyDome } from '../outdoors/sky-dome.js';
import type { SetStage, StageOptions } from '../film-set.js';
import { clock } from '../sets/ground.js';
import { shooterOf } from '../shoot.js';
import { surroundingsOf } from '../surroundings.js';
import { cafeOf } from './cafe.js';
import { cityOf } from './city.js';
import { coastOf } from './coast.js';
import { type Daylight, daylight } from './daylight.js';
import { fallsOf } from './falls.js';
import { fieldOf } from './field.js';
import { flockOf } from './flock.js';
import { islandsOf } from './islands.js';
import { wildsOf } from './wilds.js';
import { woodsOf } from './woods.js';
import type { View, Vista, VistaFor } from './vista.js';

const VISTAS: Readonly<Record<VistaName, (plan: VistaFor) => Vista>> = {
  city: cityOf,
  falls: fallsOf,
  coast: coastOf,
  islands: islandsOf,
  field: fieldOf,
  woods: woodsOf,
  cafe: cafeOf,
  wilds: wildsOf,
};

/** A plan of a place that is seen for itself. */
interface VistaStage extends StagePlan {
  readonly set: VistaName;
  readonly sky: SkyPlan;
  readonly vista: VistaPlan;
}

export const isOfVista = (plan: StagePlan): plan is VistaStage =>
  plan.vista !== undefined && plan.sky !== null && Object.hasOwn(VISTAS, plan.set);

/** How much faster than in life all goes in a time lapse, and how much slower where that is asked for. */
const [LAPSE, SLOW] = [7, 0.62];
/** How far the dome is away; what is farther is not seen. */
const [DOME, FARTHEST] = [7, 700];

/** Puts a place on the stage that is seen for itself. */
export async function setVista(gpu: Gpu, plan: VistaStage, { size, seed }: StageOptions): Promise<SetStage> {
  const { set, sky, vista: told } = plan;
  const stage = await StageRenderer.open(gpu, {
    size,
    samples: 4,
    glowing: glowingIn(plan),
    finish: finish(1),
  });
  const light = daylight(sky, told, { isInTown: set === 'city', isHigh: set === 'islands' });
  const { renderer } = stage;
  const vista = VISTAS[set]({ renderer, plan: told, sky, light, seed: seedFor(seed, set) });
  const flock = flockOf(told.flies, vista.view, seedFor(seed, 'flock'));
  const falling = fallingIn(sky.airs, false, seed);
  const dome = skyDome(renderer, light.look, seed % 67, light.tints);
  dome.scale.setScalar(DOME);
  const scene = sceneOf(
    [
      ...vista.objects,
      ...arcIn(sky, set, vista.view),
      dome,
      ...[...flock, ...falling].map(({ mesh }) => mesh),
    ],
    vista,
    light,
    hasSights(told),
  );
  const camera = new PerspectiveCamera(vista.view.lens, size.width / size.height, 0.3, FARTHEST);
  const momentAt = momentsOf(plan);
  const shoot = shooterOf(stage, size);
  const pace = paceOf(plan);
  wayTravelled.value = 0;
  return {
    draw: async (when, around) => {
      const seconds = when.seconds * pace;
      clock.value = seconds * (told.isLapse ? 2 : 1);
      light.take(when.progress);
      const moment = momentAt(when);
      stand(
        camera,
        vista.view,
        { ...moment, around: around ?? moment.around },
        when.seconds - when.whole / 2,
      );
      dome.position.copy(camera.position);
      vista.take(seconds, camera.rotation.y);
      for (const { take } of flock) take(seconds);
      for (const one of falling) {
        one.mesh.position.copy(camera.position).sub(BEFORE);
        one.take(when.seconds, 0);
      }
      return await shoot({ scene, camera, focus: DEEP, passing: null });
    },
  };
}

/** A rainbow: in the mist before a fall, or far behind all else. */
function arcIn({ airs }: SkyPlan, set: VistaName, { aim: [x, , z], away }: View): readonly Object3D[] {
  if (!airs.includes('rainbow')) return [];
  return [
    set === 'falls'
      ? rainbowAt([x + 1.2, -0.4, z + 1.5], away * 0.25)
      : rainbowAt([x, -away * 0.05, z - away * 2], away * 0.9),
  ];
}

/** Mist hides less of a place than of somebody in it. */
const THICKEST = 1.5;
/** How much of a climb a camera makes that is high already. */
const CLIMB = 0.4;

/** Things of metal and glass show what is around them. */
const hasSights = ({ stands, town }: VistaPlan): boolean => stands.length > 0 || town !== null;

/** Rain falls before the camera, wherever that is. */
const BEFORE = new Vector3(0, 3.4, 7);

function paceOf({ vista, speed }: VistaStage): number {
  if (vista.isLapse) return LAPSE;
  return speed === 'slow' ? SLOW : 1;
}

function sceneOf(
  objects: readonly Object3D[],
  { haze, shaded }: Vista,
  light: Daylight,
  hasSights: boolean,
): Scene {
  const scene = new Scene();
  const [from, to] = haze;
  const thick = Math.min(THICKEST, light.look.thick);
  scene.fogNode = fog(light.haze, rangeFogFactor(from / thick, to / thick));
  scene.add(light.sun, light.around, ...objects);
  if (hasSights) scene.environment = lightCube(surroundingsOf(light.mood));
  if (shaded > 0) shade(light, shaded);
  return scene;
}

/** One shadow for the whole clip. */
function shade({ sun }: Daylight, reach: number): void {
  sun.castShadow = true;
  sun.position.setLength(reach * 2);
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: reach * 0.2,
    far: reach * 4,
  });
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 2;
  sun.shadow.blurSamples = 8;
  sun.shadow.autoUpdate = false;
  sun.shadow.needsUpdate = true;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = reach * 0.002;
}

/** What a moment says of how high the camera is where nothing is said. */
const [LEVEL, MIDDLE] = [0.2, 0.48];

function stand(camera: PerspectiveCamera, view: View, moment: Moment, since: number): void {
  const { aim, away, above, sweep, onward } = view;
  const { around, far, high, side, turned } = moment;
  const up = Math.max(0.02, above + (moment.above - LEVEL) * sweep * CLIMB);
  const distance = away * far;
  const turn = (around - turned) * sweep;
  const [x, y, z] = aim;
  const on = onward * since;
  const at = new Vector3(x + side * away * 0.25, y + (high - MIDDLE) * away * 0.3, z - on);
  camera.position.set(
    at.x + Math.sin(turn) * Math.cos(up) * distance,
    at.y + Math.sin(up) * distance,
    at.z + Math.cos(turn) * Math.cos(up) * distance,
  );
  camera.lookAt(at);
}
