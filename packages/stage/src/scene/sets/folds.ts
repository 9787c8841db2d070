import { type BufferGeometry, type Node, PlaneGeometry } from 'three/webgpu';
import { positionLocal, vec3 } from 'three/tsl';
import { clock } from './ground.js';

/** A curtain that hangs in folds. */
export function foldsOf(wide: number, tall: number, metre: number): BufferGeometry {
  const cloth = new PlaneGeometry(wide, tall, 40, 8);
  const places = cloth.getAttribute('position');
  for (let at = 0; at < places.count; at += 1)
    places.setZ(at, Math.sin((places.getX(at) / wide) * 26) * 0.035 * metre);
  cloth.computeVertexNormals();
  return cloth;
}

/** Where a curtain is that hangs from its top in a wind. */
export function blown(tall: number, metre: number): Node<'vec3'> {
  const low = positionLocal.y.div(tall).negate().add(0.5);
  const gust = clock.mul(2.1).sub(low.mul(2.4)).sin().mul(0.5).add(0.7);
  const flutter = clock
    .mul(5.3)
    .add(positionLocal.x.mul(9 / metre))
    .sin()
    .mul(0.12);
  const out = low
    .pow(1.6)
    .mul(gust.add(flutter))
    .mul(0.34 * metre);
  return positionLocal.add(vec3(out.mul(0.8), out.mul(0.15), out));
}
