import { random, seedFor } from '@clipwright/sketch/clip';
import { Color } from 'three/webgpu';
import type { Gpu } from '../gpu/open-gpu.js';
import { StageRenderer, type Size } from '../gpu/stage-renderer.js';
import type { ActorPlan, StagePlan } from '../plan/stage-plan.js';
import { findProp } from '../props/index.js';
import { actorOf, type Actor } from './actor.js';
import { arrange } from './arrange.js';
import { finish } from './finish.js';
import { MOODS } from './mood.js';
import { momentsOf, type When } from './moves.js';
import { stageScene } from './stage-scene.js';
import { clock } from './sets/ground.js';

/** A prompt's plan on its set, ready to be filmed. */
export interface SetStage {
  /** One picture: RGBA, top row first. */
  draw(when: When): Promise<Uint8Array>;
}

/** Puts a plan on the stage. The same plan and seed give the same pictures on one machine. */
export async function setStage(
  gpu: Gpu,
  plan: StagePlan,
  { size, seed }: { size: Size; seed: number },
): Promise<SetStage> {
  const mood = MOODS[plan.light];
  const stage = await StageRenderer.open(gpu, { size, samples: 4, finish: finish(mood.exposure) });
  const kinds = castOf(plan.actors, seed);
  const actors = kinds.flat();
  arrange(kinds);
  const shot = stageScene(stage, actors, {
    set: plan.set,
    mood,
    isNight: plan.light === 'night' || plan.light === 'neon',
    colour: plan.backdrop,
    aspect: size.width / size.height,
    close: plan.close,
    seed: seedFor(seed, 'set'),
    random: random(seedFor(seed, 'backdrop')),
  });
  const momentAt = momentsOf(plan);
  return {
    draw: async (when) => {
      clock.value = when.seconds;
      for (const actor of actors) actor.live(when.seconds);
      shot.take(momentAt(when));
      return await stage.draw(shot.scene, shot.camera);
    },
  };
}

const SIZES = { small: 0.6, normal: 1, large: 1.5 } as const;

/** The things of a plan: the first is one unit large, the others as much of that as they are in life, within reason. */
function castOf(plans: readonly ActorPlan[], seed: number): Actor[][] {
  let mainMetres: number | null = null;
  const unitsOf =
    (plan: ActorPlan) =>
    (metres: number): number => {
      mainMetres ??= metres;
      return Math.min(1.7, Math.max(0.3, metres / mainMetres)) * SIZES[plan.size];
    };
  return plans.map((plan) =>
    Array.from({ length: plan.count }, (_, index) =>
      oneOf(plan, seedFor(seed, `${plan.noun} ${index}`), unitsOf(plan)),
    ),
  );
}

function oneOf(plan: ActorPlan, seed: number, unitsOf: (metres: number) => number): Actor {
  const prop = findProp(plan.noun);
  if (!prop) throw new Error(`nothing on the stage is called ${plan.noun}`);
  const { colour, material, label } = plan;
  const options = {
    seed,
    ...(colour ? { colour: `#${new Color(colour).getHexString()}` } : {}),
    ...(material ? { material } : {}),
    ...(label ? { label } : {}),
  };
  return actorOf(prop, options, unitsOf);
}
