import { type Box3, PerspectiveCamera, Vector3 } from 'three/webgpu';
import type { Pose } from '../camera.js';

const LENS = 42;
/** What is seen beside the outermost, as a share of the picture. */
const MARGIN = 0.95;
/** How far to each side the camera goes: behind them is a wall. */
const AROUND = 0.55;
/** How high it looks from, in radians: the top is seen, and no top of heads alone. */
const [LOW, HIGH, LIFT] = [0.12, 0.62, 0.06];
/** How much of a way nearer or farther it goes. */
const [NEARER, FARTHER] = [0.12, 0.7];

/** A camera that has all that it is told in the picture, as near as that can be, however it goes. */
export class CounterCamera {
  readonly camera: PerspectiveCamera;
  private readonly corners: readonly Vector3[];
  private readonly half: { readonly x: number; readonly y: number };

  constructor(shown: readonly Box3[], aspect: number) {
    this.camera = new PerspectiveCamera(LENS, aspect, 0.05, 150);
    this.corners = shown.flatMap(cornersOf);
    const y = Math.tan((LENS * Math.PI) / 360) * MARGIN;
    this.half = { x: y * aspect, y };
  }

  take({ around, above, far, side, high }: Pose): void {
    const turn = AROUND * Math.sin(around);
    const up = Math.min(HIGH, Math.max(LOW, above + LIFT));
    const back = new Vector3(Math.sin(turn) * Math.cos(up), Math.sin(up), Math.cos(turn) * Math.cos(up));
    const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
    const over = back.clone().cross(right);
    const [x, y] = [this.spanOf(right, back, this.half.x), this.spanOf(over, back, this.half.y)];
    const distance = Math.max(x.least, y.least) * farOf(far);
    const aim = right
      .multiplyScalar(x.middle + slackOf(x, distance) * clamped(side * 1.6))
      .add(over.multiplyScalar(y.middle + slackOf(y, distance) * clamped((high - 0.48) * 1.2 + 0.2)));
    this.camera.position.copy(aim).addScaledVector(back, distance);
    this.camera.lookAt(aim);
  }

  /** One way of the picture: where the middle of it all is, and from how far all of it is seen. */
  private spanOf(way: Vector3, back: Vector3, half: number): Span {
    let [most, least] = [-Infinity, Infinity];
    for (const corner of this.corners) {
      const [off, near] = [corner.dot(way), corner.dot(back) * half];
      most = Math.max(most, off + near);
      least = Math.min(least, off - near);
    }
    return { middle: (most + least) / 2, least: (most - least) / 2 / half, half };
  }
}

interface Span {
  readonly middle: number;
  readonly least: number;
  readonly half: number;
}

/** How far the aim may go before something is cut. */
const slackOf = ({ least, half }: Span, distance: number): number => Math.max(0, distance - least) * half;

const clamped = (value: number): number => Math.min(0.95, Math.max(-0.95, value));

const farOf = (far: number): number => (far < 1 ? 1 + (far - 1) * NEARER : 1 + (far - 1) * FARTHER);

const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))),
  );
