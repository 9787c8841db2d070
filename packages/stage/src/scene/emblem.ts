interface Size {
  readonly width: number;
  readonly height: number;
}

/** How soft an edge is, in pixels. */
const SOFT = 1.4;

const inkAt = (far: number): number => Math.min(1, Math.max(0, 0.5 - far / SOFT));

/**
 * What is on a label that no words are told for: a fine frame, a mark of two leaves in a ring, and two lines such as
 * small print makes. How much ink there is, 0 to 255 a pixel, from the top.
 */
export function emblem({ width, height }: Size): Uint8Array {
  const ink = new Uint8Array(width * height);
  const unit = Math.min(height, width);
  const middle = { x: width / 2, y: height * 0.42 };
  for (let at = 0; at < ink.length; at += 1) {
    const x = (at % width) + 0.5;
    const y = Math.floor(at / width) + 0.5;
    const most = Math.max(
      frame(x, y, { width, height }, unit),
      mark((x - middle.x) / unit, (y - middle.y) / unit) * 1,
      line(x, y, { middle: middle.x, at: height * 0.73, half: unit * 0.34, thick: unit * 0.02 }),
      line(x, y, { middle: middle.x, at: height * 0.82, half: unit * 0.2, thick: unit * 0.014 }),
    );
    ink[at] = Math.round(255 * most);
  }
  return ink;
}

/** A line along all four edges, a little inside. */
function frame(x: number, y: number, { width, height }: Size, unit: number): number {
  const edge = Math.min(x, y, width - x, height - y) - unit * 0.07;
  return inkAt(Math.abs(edge) - unit * 0.007);
}

/** Two leaves in a ring; measures are shares of the label. */
function mark(x: number, y: number): number {
  const ring = Math.abs(Math.hypot(x, y) - 0.2) - 0.009;
  const leaf = (side: number): number => {
    const [along, aside] = [(x * side + y * -1) * 0.7071, (y + x * side) * 0.7071];
    const off = along - 0.055;
    return Math.hypot(off * 0.62, aside * 1.5) - 0.052;
  };
  return Math.max(inkAt(ring * 150), inkAt(Math.min(leaf(1), leaf(-1)) * 150));
}

interface Line {
  readonly middle: number;
  readonly at: number;
  readonly half: number;
  readonly thick: number;
}

const line = (x: number, y: number, { middle, at, half, thick }: Line): number =>
  inkAt(Math.max(Math.abs(x - middle) - half, Math.abs(y - at) - thick / 2));
