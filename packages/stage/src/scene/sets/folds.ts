import { type BufferGeometry, type Node, PlaneGeometry } from 'three/webgpu';
import { positionLocal, vec3 } from 'three/tsl';
import { clock } from './ground.js';

/** A curtain that hangs in folds. */
export function foldsOf(wide: number, tall: number, metre: number): BufferGeometry {
  const cloth = new PlaneGeometry(wide, tall, 40, 14);
  const places = cloth.getAttribute('position');
  for (let at = 0; at < places.count; at += 1)
    places.setZ(at, Math.sin((places.getX(at) / wide) * 26) * 0.035 * metre);
  cloth.computeVertexNormals();
  return cloth;
}

/** Where a curtain is that hangs from its top in a wind: out into the room, and away from the window's middle. */
export function blown(tall: number, metre: number, side = 1): Node<'vec3'> {
  const low = positionLocal.y.div(tall).negate().add(0.5);
  const gust = clock
    .mul(1.9)
    .sub(low.mul(2.6))
    .add(side * 0.9)
    .sin()
    .mul(0.45)
    .add(0.75);
  const flutter = clock
    .mul(5.3)
    .add(positionLocal.x.mul(9 / metre))
    .sub(low.mul(5))
    .sin()
    .mul(0.13);
  const out = low
    .pow(1.5)
    .mul(gust.add(flutter))
    .mul(0.62 * metre);
  return positionLocal.add(vec3(out.mul(0.42 * side), out.mul(0.28), out));
}
