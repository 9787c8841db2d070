import { Color, Matrix4, Vector3 } from 'three/webgpu';
import type { Hex, Mood, Softbox } from './mood.js';
import { softStep } from './soft-step.js';

/** Light from a direction of length 1, written to `out` at `at` as red, green and blue. */
export type Surroundings = (x: number, y: number, z: number, out: Float32Array, at: number) => void;

/** What things of a mood reflect: a dome and its lamps, seen from the middle. */
export function surroundingsOf(mood: Mood): Surroundings {
  const dome = domeOf(mood);
  const lamps = mood.boxes.map(lampOf);
  return (x, y, z, out, at) => {
    dome(x, y, z, out, at);
    for (const lamp of lamps) lamp(x, y, z, out, at);
  };
}

const linear = (hex: Hex, power: number): readonly number[] => new Color(hex).multiplyScalar(power).toArray();

function domeOf({ around: [above, level, below], aroundPower }: Mood): Surroundings {
  const [high, middle, low] = [above, level, below].map((hex) => linear(hex, aroundPower));
  return (_x, y, _z, out, at) => {
    const up = softStep(0, 0.8, y);
    const over = softStep(-0.35, 0.05, y);
    for (let part = 0; part < 3; part += 1) {
      const upper = middle![part]! + (high![part]! - middle![part]!) * up;
      out[at + part] = low![part]! + (upper - low![part]!) * over;
    }
  };
}

/** How soft the edge of a lamp is, as a share of its distance. */
const EDGE = 0.03;

/** A rectangle that looks at what stands in the middle. */
function lampOf({ colour, power, at, size }: Softbox): Surroundings {
  const light = linear(colour, power);
  const middle = new Vector3(...at);
  const [right, up, out] = [new Vector3(), new Vector3(), new Vector3()];
  new Matrix4().lookAt(middle, new Vector3(0, 0.5, 0), new Vector3(0, 1, 0)).extractBasis(right, up, out);
  const distance = middle.dot(out);
  const edge = EDGE * middle.length();
  const inside = (place: number, half: number): number => softStep(half + edge, half - edge, Math.abs(place));
  return (x, y, z, to, index) => {
    const towards = x * out.x + y * out.y + z * out.z;
    const far = distance / towards;
    if (!(far > 0) || far > 100) return;
    const across = (x * right.x + y * right.y + z * right.z) * far - middle.dot(right);
    const high = (x * up.x + y * up.y + z * up.z) * far - middle.dot(up);
    const seen = inside(across, size[0] / 2) * inside(high, size[1] / 2);
    if (seen === 0) return;
    for (let part = 0; part < 3; part += 1) to[index + part]! += (light[part]! - to[index + part]!) * seen;
  };
}
