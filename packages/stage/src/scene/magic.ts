import {
  AdditiveBlending,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicNodeMaterial,
  PointLight,
  SphereGeometry,
  TorusGeometry,
} from 'three/webgpu';
import { color, normalView, positionViewDirection } from 'three/tsl';
import type { Actor } from './actor.js';

const HUE = '#7fd0ff';
const SPARKS = 70;
/** In heights of who has it: how large the light is, how far sparks go from it and up, and how large they are. */
const [LIGHT, FAR, HIGH, SPARK] = [0.075, 0.22, 0.55, 0.0085];
/** How far over the hand it is, and how large its core and its rings are, in its own sizes. */
const [OVER, CORE] = [1.25, 0.42];
const RINGS = [1.25, 1.6] as const;
/** How bright it lights what is near, and how far, in heights. */
const [POWER, REACH] = [0.6, 2.6];
/** A turn differs from the next so that no two sparks are side by side. */
const GOLDEN = 2.399963;

/** Light over a right hand that lights who has it, and sparks that wind up from it; whoever has none has it over the head. Answers how it goes on. */
export function magicIn({ made, size, scale }: Actor): (seconds: number) => void {
  const hand = made.getObjectByName('hand.r');
  const place = hand ?? made.getObjectByName('head') ?? made;
  // A hand has the measures of the body that was built, and not those of the stage.
  const unit = size.y / scale;
  const ball = new Group();
  const light = new Mesh(new SphereGeometry(LIGHT * unit, 32, 20), glow());
  const core = new Mesh(new SphereGeometry(LIGHT * CORE * unit, 20, 14), spark(1.5));
  const rings = RINGS.map(
    (wide) => new Mesh(new TorusGeometry(LIGHT * wide * unit, LIGHT * 0.035 * unit, 6, 48), spark(1)),
  );
  const lamp = new PointLight(HUE, POWER * size.y ** 1.7, REACH * size.y, 1.7);
  const sparks = new InstancedMesh(new SphereGeometry(SPARK * unit, 8, 6), spark(1.6), SPARKS);
  sparks.frustumCulled = false;
  light.renderOrder = core.renderOrder = sparks.renderOrder = 5;
  ball.add(light, core, ...rings, lamp);
  ball.position.y = hand ? LIGHT * OVER * unit : 0;
  const whole = new Group();
  whole.add(ball, sparks);
  if (!hand) whole.position.y = unit * (place === made ? 1.05 : 0.35);
  place.add(whole);
  const at = new Matrix4();
  return (seconds) => {
    const beat = Math.sin(seconds * 6.5);
    ball.scale.setScalar(1 + 0.14 * beat);
    lamp.intensity = POWER * size.y ** 1.7 * (1 + 0.22 * beat);
    rings.forEach((ring, index) => {
      ring.rotation.set(1.1 + seconds * (1.7 - index * 0.6), seconds * (index === 0 ? 2.3 : -1.9), index);
    });
    for (let index = 0; index < SPARKS; index += 1) {
      const life = (index / SPARKS + seconds * 0.42) % 1;
      const turn = index * GOLDEN + seconds * 2.6;
      const far = FAR * unit * (0.35 + life * 0.8);
      const large = Math.sin(life * Math.PI);
      at.makeScale(large, large, large);
      at.setPosition(Math.cos(turn) * far, (life - 0.15) * HIGH * unit, Math.sin(turn) * far);
      sparks.setMatrixAt(index, at);
    }
    sparks.instanceMatrix.needsUpdate = true;
  };
}

/** Brightest in its middle, and nothing at its edge. */
function glow(): MeshBasicNodeMaterial {
  const material = spark(1.3);
  material.opacityNode = normalView.dot(positionViewDirection).abs().pow(2.8).mul(0.38);
  return material;
}

function spark(power: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  material.colorNode = color(HUE).mul(power);
  return material;
}
