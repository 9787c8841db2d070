import {
  AdditiveBlending,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicNodeMaterial,
  SphereGeometry,
} from 'three/webgpu';
import { color, normalView, positionViewDirection } from 'three/tsl';
import type { Actor } from './actor.js';

const HUE = '#7fd0ff';
const SPARKS = 70;
/** In heights of who has it: how large the light is, how far sparks go from it and up, and how large they are. */
const [LIGHT, FAR, HIGH, SPARK] = [0.105, 0.2, 0.5, 0.0085];
/** A turn differs from the next so that no two sparks are side by side. */
const GOLDEN = 2.399963;

/** Light in a right hand, and sparks that wind up from it; whoever has none has it over the head. Answers how it goes on. */
export function magicIn({ made, size, scale }: Actor): (seconds: number) => void {
  const hand = made.getObjectByName('hand.r');
  const place = hand ?? made.getObjectByName('head') ?? made;
  // A hand has the measures of the body that was built, and not those of the stage.
  const unit = size.y / scale;
  const light = new Mesh(new SphereGeometry(LIGHT * unit, 32, 20), glow());
  const sparks = new InstancedMesh(new SphereGeometry(SPARK * unit, 8, 6), spark(), SPARKS);
  sparks.frustumCulled = false;
  light.renderOrder = sparks.renderOrder = 5;
  const whole = new Group();
  whole.add(light, sparks);
  if (!hand) whole.position.y = unit * (place === made ? 1.05 : 0.35);
  place.add(whole);
  const at = new Matrix4();
  return (seconds) => {
    light.scale.setScalar(1 + 0.12 * Math.sin(seconds * 6.5));
    for (let index = 0; index < SPARKS; index += 1) {
      const life = (index / SPARKS + seconds * 0.42) % 1;
      const turn = index * GOLDEN + seconds * 2.6;
      const far = FAR * unit * (0.35 + life * 0.8);
      const size = Math.sin(life * Math.PI);
      at.makeScale(size, size, size);
      at.setPosition(Math.cos(turn) * far, (life - 0.25) * HIGH * unit, Math.sin(turn) * far);
      sparks.setMatrixAt(index, at);
    }
    sparks.instanceMatrix.needsUpdate = true;
  };
}

/** Brightest in its middle, and nothing at its edge. */
function glow(): MeshBasicNodeMaterial {
  const material = spark();
  material.opacityNode = normalView.dot(positionViewDirection).abs().pow(2.8).mul(0.9);
  return material;
}

function spark(): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  material.colorNode = color(HUE).mul(1.6);
  return material;
}
