import { type Material, MeshStandardNodeMaterial } from 'three/webgpu';
import { positionLocal, vec3 } from 'three/tsl';
import { clock } from '../sets/ground.js';

/** How far what grows leans in still air and in wind, as a share of its height. */
const [STILL, WINDY] = [0.022, 0.085];

/** The matter of what grows: it leans to and fro, as a gust that goes over all of it lets it. */
export function swaying(isWindy: boolean): Material {
  const material = new MeshStandardNodeMaterial({ vertexColors: true, roughness: 0.8 });
  const { x, y, z } = positionLocal;
  const pace = isWindy ? 2.6 : 1.5;
  const gust = clock.mul(pace).add(x.mul(0.8)).add(z.mul(0.55)).sin();
  const flutter = clock
    .mul(pace * 2.7)
    .add(x.mul(3.1))
    .sub(z.mul(2.3))
    .sin()
    .mul(0.35);
  const lean = gust
    .add(flutter)
    .add(isWindy ? 0.5 : 0)
    .mul(y.max(0))
    .mul(isWindy ? WINDY : STILL);
  material.positionNode = positionLocal.add(vec3(lean, lean.abs().mul(-0.12), lean.mul(0.6)));
  return material;
}
