import { Color, DirectionalLight, type PerspectiveCamera, Scene, Vector3 } from 'three/webgpu';
import type { StageRenderer } from '../gpu/stage-renderer.js';
import type { Actor } from './actor.js';
import { backdropNode, backdropOf, shadowFloor } from './backdrop.js';
import { FramingCamera, type Pose } from './camera.js';
import { bakeContact } from './contact.js';
import type { Hex, Mood } from './mood.js';
import { surroundingsOf } from './surroundings.js';

/** A set with its things, ready to be filmed. */
export interface StageScene {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  pose(pose: Pose): void;
}

export interface StudioPlan {
  readonly mood: Mood;
  readonly backdrop: Hex;
  readonly aspect: number;
  readonly close: number;
}

/** A seamless studio. */
export function studioOf(stage: StageRenderer, actors: readonly Actor[], plan: StudioPlan): StageScene {
  const { mood, aspect } = plan;
  const scene = new Scene();
  scene.environment = stage.environmentOf(surroundingsOf(mood));
  scene.backgroundNode = backdropNode(backdropOf(plan.backdrop), aspect);
  const size = extentOf(actors);
  const reach = Math.max(size.x, size.z) * 1.2 + 0.4;
  scene.add(...actors.map(({ group }) => group));
  const contact = bakeContact(
    stage.renderer,
    actors.map(({ group }) => group),
    { reach, height: 0.22 },
  );
  scene.add(keyOf(mood, size), ...shadowFloor(contact, { reach, depth: mood.shadow }));
  const framing = new FramingCamera({ size, close: plan.close }, aspect);
  return { scene, camera: framing.camera, pose: (pose) => framing.take(pose) };
}

function extentOf(actors: readonly Actor[]): Vector3 {
  const size = new Vector3();
  for (const { group, size: own } of actors) {
    size.x = Math.max(size.x, 2 * (Math.abs(group.position.x) + own.x / 2));
    size.y = Math.max(size.y, group.position.y + own.y);
    size.z = Math.max(size.z, 2 * (Math.abs(group.position.z) + own.z / 2));
  }
  return size;
}

function keyOf({ key }: Mood, size: Vector3): DirectionalLight {
  const light = new DirectionalLight(new Color(key.colour), key.power);
  light.position.set(...key.from).multiplyScalar(1.6);
  light.castShadow = true;
  const reach = Math.max(size.x, size.y, size.z) * 1.25 + 0.3;
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.5,
    far: 20,
  });
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.radius = 7;
  light.shadow.normalBias = 0.02;
  light.shadow.bias = -0.0004;
  return light;
}
