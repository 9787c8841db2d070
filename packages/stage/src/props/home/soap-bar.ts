import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { box, outline, slab } from '../kit/solids.js';
import { subdivide } from '../furniture/shapes.js';
import { bent, between, merged, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

const [WIDE, HIGH, DEEP, EDGE] = [0.086, 0.03, 0.056, 0.01];

/** A bar that is a little fuller in its middle, with a hollow on top where it is stamped; marbled as made by hand. */
function bar(tone: string) {
  const soft = bent(subdivide(subdivide(box(WIDE, HIGH, DEEP, EDGE))), (at) => {
    onEdge(at);
    const [u, v] = [(2 * at.x) / WIDE, (2 * at.z) / DEEP];
    const full = Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v);
    const hollow = at.y > 0 ? stamp(at.x, at.z) : 0;
    at.setY(at.y + Math.sign(at.y) * 0.0035 * full - hollow);
  });
  return tinted(soft, (x, y, z) => {
    const veins = rough(x * 34 + 2.2 * rough(z * 26, y * 30, 2), z * 40 + y * 30, 5);
    return between([deeper(tone), tone, lighter(tone)], 0.5 + 1.5 * veins);
  });
}

/** Onto the round of an edge, where it is not on a flat side. */
function onEdge(at: Vector3): void {
  const most = new Vector3(WIDE, HIGH, DEEP).multiplyScalar(0.5).subScalar(EDGE);
  const inner = at.clone().clamp(most.clone().negate(), most);
  const off = at.clone().sub(inner);
  if (off.length() > EDGE * 0.5) at.copy(inner.addScaledVector(off.normalize(), EDGE));
}

const lighter = (tone: string) => `#${between([tone, '#ffffff'], 0.55).getHexString()}`;

const deeper = (tone: string) => `#${between([tone, '#4d6b2c'], 0.3).getHexString()}`;

/** Metres that the stamp's oval is pressed in. */
function stamp(x: number, z: number): number {
  const far = Math.hypot(x / 0.033, z / 0.0195);
  return far < 1 ? 0.0026 * Math.min(1, (1 - far) * 7) : 0;
}

/** A leaf of olive on its stem, raised out of the hollow. */
function mark() {
  const leaf = (x: number, turn: number) =>
    slab(
      outline([
        [0, 0],
        [0.0045, 0.0022, 0.004],
        [0.01, 0],
        [0.0045, -0.0022, 0.004],
      ]),
      0.0018,
      0.0005,
    )
      .rotateX(-Math.PI / 2)
      .rotateY(turn)
      .translate(x, 0, 0);
  return merged([
    swept(
      [
        [-0.021, 0, 0.001],
        [0, 0.0002, -0.001],
        [0.019, 0, 0.001],
      ],
      0.0009,
      { sides: 8, steps: 14 },
    ),
    ...[-0.014, -0.005, 0.004].flatMap((x) => [leaf(x, 0.75), leaf(x, -0.75)]),
    leaf(0.0145, 0),
  ]).translate(0, HIGH / 2 + 0.0012, 0);
}

function soapBar(kit: Maker): void {
  const tone = kit.options.colour ?? '#d8dcae';
  const skin = kit.main('glaze', '#ffffff', { color: 0xffffff, roughness: 0.42, clearcoat: 0.3 });
  kit.add('bar', bar(tone), skin);
  kit.add('mark', mark(), matter('glaze', lighter(tone), { roughness: 0.45, clearcoat: 0.3 }));
}

export const SOAP_BAR_PROP: Prop = {
  noun: 'soap bar',
  words: ['bar of soap', 'soap', 'cake of soap', 'piece of soap'],
  size: [0.086, 0.0358, 0.056],
  stands: TABLE,
  paints: ['bar'],
  build: made(soapBar),
};
