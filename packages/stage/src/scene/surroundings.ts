import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicNodeMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
} from 'three/webgpu';
import { color, mix, normalWorld, smoothstep } from 'three/tsl';
import type { Mood, Softbox } from './mood.js';

/** What things of a mood reflect: a dome and its lamps. */
export function surroundingsOf(mood: Mood): Scene {
  const scene = new Scene();
  scene.add(domeOf(mood), ...mood.boxes.map(lampOf));
  return scene;
}

function domeOf({ around: [above, level, below], aroundPower }: Mood): Mesh {
  const material = new MeshBasicNodeMaterial({ side: BackSide });
  const up = normalWorld.y.negate();
  const upper = mix(color(level), color(above), smoothstep(0, 0.8, up));
  material.colorNode = mix(color(below), upper, smoothstep(-0.35, 0.05, up)).mul(aroundPower);
  return new Mesh(new SphereGeometry(20, 32, 16), material);
}

function lampOf({ colour, power, at, size }: Softbox): Mesh {
  const material = new MeshBasicNodeMaterial({ side: DoubleSide });
  material.colorNode = color(new Color(colour)).mul(power);
  const lamp = new Mesh(new PlaneGeometry(...size), material);
  lamp.position.set(...at);
  lamp.lookAt(0, 0.5, 0);
  return lamp;
}
