/** A place on a bird: forwards, up, and to the near side, in its own heights. */
export type Place = readonly [forward: number, up: number, near: number];

/** Where a place shows on the picture: right and down. */
export type Spot = readonly [x: number, y: number];

/** How a bird lies in the air towards who looks at it, in radians. */
export interface Attitude {
  /** Its heading, turned towards the viewer. */
  readonly yaw: number;
  /** How far from below it is seen. */
  readonly pitch: number;
  /** Its bank towards the viewer. */
  readonly roll: number;
}

/** Turns places on a bird into places on the picture. */
export class BirdPose {
  private readonly forward: Place;
  private readonly up: Place;
  private readonly near: Place;
  private readonly rise: number;
  private readonly run: number;

  constructor({ yaw, pitch, roll }: Attitude) {
    const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)];
    const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
    this.forward = [cosine, 0, sine];
    this.up = [-sr * sine, cr, sr * cosine];
    this.near = [-cr * sine, -sr, cr * cosine];
    this.rise = Math.cos(pitch);
    this.run = Math.sin(pitch);
  }

  /** The place as it shows. */
  spot(place: Place): Spot {
    const [x, y, z] = this.turned(place);
    return [x, -y * this.rise - z * this.run];
  }

  /** How squarely a side with this normal faces the viewer, -1 to 1. */
  facing(normal: Place): number {
    const [, y, z] = this.turned(normal);
    return z * this.rise - y * this.run;
  }

  /** How squarely a side with this normal faces a light from above, ahead and in front, -1 to 1. */
  lit(normal: Place): number {
    const [x, y, z] = this.turned(normal);
    return x * 0.42 + y * 0.82 + z * 0.39;
  }

  private turned([x, y, z]: Place): Place {
    const axis = (i: 0 | 1 | 2): number => this.forward[i] * x + this.up[i] * y + this.near[i] * z;
    return [axis(0), axis(1), axis(2)];
  }
}

export function plus(a: Place, b: Place, times = 1): Place {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function between(a: Place, b: Place, way: number): Place {
  return [a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way, a[2] + (b[2] - a[2]) * way];
}

export function unit(a: Place): Place {
  const long = Math.hypot(...a) || 1;
  return [a[0] / long, a[1] / long, a[2] / long];
}

export function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
