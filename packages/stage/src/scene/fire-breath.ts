import { Color, InstancedMesh, Matrix4, MeshBasicNodeMaterial, SphereGeometry } from 'three/webgpu';
import type { Actor } from './actor.js';

const PUFFS = 130;
/** In heights of who breathes: how far the fire goes, how wide it is there, and how large a puff is at most. */
const [FAR, WIDE, PUFF] = [0.75, 0.17, 0.12];
/** Of the head's bone: where the mouth is, down and ahead. */
const [DOWN, AHEAD] = [-0.03, 0.13];
/** A turn differs from the next so that no two puffs are side by side. */
const GOLDEN = 2.399963;
const BREATH_SECONDS = 2.6;
/** The share of a breath in which fire comes. */
const OUT = 0.82;

const HOT = new Color('#ffe08a').multiplyScalar(1.6);
const COOL = new Color('#e0431c');

/** Fire out of a mouth, breath after breath. Answers how it goes on. */
export function breatheFire({ made, prop }: Actor): (seconds: number) => void {
  const head = made.getObjectByName('head') ?? made;
  // A bone has the measures of the figure before it was made as large as in life, and not those of the stage.
  const unit = prop.size[1] / (made.getObjectByName('whole')?.scale.y ?? 1);
  const puffs = new InstancedMesh(new SphereGeometry(1, 12, 9), fire(), PUFFS);
  puffs.frustumCulled = false;
  puffs.renderOrder = 5;
  head.add(puffs);
  const at = new Matrix4();
  const hue = new Color();
  return (seconds) => {
    for (let index = 0; index < PUFFS; index += 1) {
      const life = (index / PUFFS + seconds * 1.15) % 1;
      const born = seconds - life / 1.15;
      const isOut = (((born / BREATH_SECONDS) % 1) + 1) % 1 < OUT;
      const grown = isOut ? PUFF * unit * (0.3 + 0.7 * life) * Math.sin(Math.PI * life ** 0.45) : 0;
      const turn = index * GOLDEN;
      const wide = WIDE * unit * life * (0.4 + (0.6 * ((index * 7) % 10)) / 10);
      at.makeScale(grown, grown, grown * 1.25);
      at.setPosition(
        Math.cos(turn) * wide,
        DOWN * unit + Math.sin(turn) * wide + 0.1 * unit * life * life,
        AHEAD * unit + FAR * unit * life,
      );
      puffs.setMatrixAt(index, at);
      puffs.setColorAt(index, hue.copy(HOT).lerp(COOL, life));
    }
    puffs.instanceMatrix.needsUpdate = true;
    if (puffs.instanceColor) puffs.instanceColor.needsUpdate = true;
  };
}

const fire = (): MeshBasicNodeMaterial =>
  new MeshBasicNodeMaterial({
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    fog: false,
  });
