import { PerspectiveCamera, Vector3 } from 'three/webgpu';

/** What has to be in the picture: a box around the main things, standing on 0. */
export interface Framed {
  readonly size: Vector3;
  /** How near: 1 shows it whole with air around it, 2 twice as large. */
  readonly close: number;
  /** A wider lens, and from lower down: the horizon is in the picture. */
  readonly isOutdoors?: boolean;
  /** It is somebody, whose head stays in the picture however near the camera comes. */
  readonly hasHead?: boolean;
  /** Where the face of a beast is, that a close-up shows. */
  readonly face?: Vector3 | null;
  /** Where its foot is; in the middle where nobody says. */
  readonly middle?: Vector3;
  /** A wall is behind it, around which no camera goes. */
  readonly hasWall?: boolean;
  /** It turns in its place, and is in the picture from all its sides. */
  readonly turns?: boolean;
  /** The camera looks down on it. */
  readonly isFromAbove?: boolean;
  /** How wide a lens is, in degrees; as usual where nobody says. */
  readonly lens?: number;
  /** How much higher the camera stands to look into it, in radians. */
  readonly higher?: number;
  /** The camera is within it. */
  readonly aisle?: Aisle | null;
}

/** A way with walls on both sides: its heading in radians from towards the camera, and how far a wall is from its middle. */
export interface Aisle {
  readonly heading: number;
  readonly half: number;
}

/** Where a camera stands: turns in radians, `far` as a share of the distance that shows all. */
export interface Pose {
  readonly around: number;
  readonly above: number;
  readonly far: number;
  /** What it looks at, as shares of the height and the width. */
  readonly high: number;
  readonly side: number;
}

const LENS = 26;
const OUTDOOR_LENS = 34;
/** How much lower the camera stands under a sky, in radians, and what is left there of the lift of what lies flat. */
const LOWER = 0.13;
const LESS = 0.35;
const AIR = 1.1;
/** What stands on a table or in a studio fills more of the picture. */
const ON_SET = 1;
/** A tall one has some of what is over and under it about it, as shares of its height. */
const OVER_A_THING = 1.16;
/** What is seen around what stands in a room is more of the room: it needs less air. */
const BEFORE_A_WALL = { air: 0.86, least: 0.8 };
const usualLens = (isOutdoors: boolean): number => (isOutdoors ? OUTDOOR_LENS : LENS);
/** Radians: right above a thing there is no up. */
const OVERHEAD = 1.53;
/** How far to each side a camera goes that has a wall before it, in radians. */
const BEFORE_WALL = 0.62;
/** How much nearer than usual a camera is that looks at a face alone. */
const ALL_FACE = 0.5;
/** Who stands upright is a portrait when the camera is near. */
const UPRIGHT = 1.5;
/** How much of a height is seen from right above, as a share of it. */
const SEEN_FROM_ABOVE = 0.14;
/** What is seen over a head, and the highest that the camera looks, as shares of the height. */
const OVER_HEAD = 1.04;
const HIGHEST = 0.86;

/** A camera that frames a box, by poses. */
export class FramingCamera {
  readonly camera: PerspectiveCamera;
  private readonly distance: number;
  /** How near the camera may come, as a share of that distance: a thing stays whole where no close-up is asked for. */
  private readonly nearest: number;
  private readonly size: Vector3;
  /** What lies flat is looked at from higher up. */
  private readonly lift: number;
  /** How much of the height is seen, at the distance that shows all. */
  private readonly seen: number;
  private readonly hasHead: boolean;
  private readonly aisle: Aisle | null;
  /** A face, and how much it is that and not the whole of it that is looked at. */
  private readonly face: Vector3 | null;
  private readonly facing: number;
  private readonly middle: Vector3;
  private readonly hasWall: boolean;

  constructor(framed: Framed, aspect: number) {
    const { size, isOutdoors, hasHead, aisle, face, middle, hasWall, higher } = { ...PLAIN, ...framed };
    this.size = size;
    this.middle = middle;
    this.hasWall = hasWall;
    this.hasHead = hasHead;
    this.aisle = aisle;
    this.face = face;
    this.facing = Math.min(1, Math.max(0, framed.close - 1) / ALL_FACE);
    const lens = framed.lens ?? usualLens(isOutdoors);
    this.lift = liftOf(size, isOutdoors) + higher;
    this.camera = new PerspectiveCamera(lens, aspect, 0.05, isOutdoors ? 150 : 80);
    const half = Math.tan((lens * Math.PI) / 360);
    const { across, tall } = halvesOf(framed);
    const air = airFor(framed);
    const whole = Math.max(tall / half, across / (half * aspect)) * air + size.z * 0.3;
    const close = closeTo(framed);
    this.distance = whole / close;
    const just = (nearestOf(size, { half, aspect }) * (hasWall ? BEFORE_A_WALL.least : 1)) / this.distance;
    // A thing on a table is to be seen whole, however near it is asked for.
    this.nearest = isOnSet(framed) && !face ? just : nearestFor({ just, close, hasHead });
    this.seen = (2 * half * this.distance) / size.y;
  }

  take({ around, above: told, far: asked, high, side }: Pose): void {
    const far = Math.max(asked, this.nearest);
    const above = Math.min(OVERHEAD, Math.max(0.015, told + this.lift));
    const aim = new Vector3(side * this.size.x, this.size.y * this.aimAt(high, far), 0).add(this.middle);
    if (this.face) aim.lerp(this.face, this.facing);
    const distance = this.distance * far;
    const level = Math.cos(above) * distance;
    const turn = this.aisle ? within(this.aisle, around, level) : this.turnOf(around);
    this.camera.position.set(
      aim.x + Math.sin(turn) * level,
      Math.max(0.04, aim.y + Math.sin(above) * distance),
      aim.z + Math.cos(turn) * level,
    );
    this.camera.lookAt(aim);
  }

  /** Before a wall it goes to and fro. */
  private turnOf(around: number): number {
    return this.hasWall ? BEFORE_WALL * Math.sin(around) : around;
  }

  /** As a share of the height: as high as it takes for a head to be seen whole. */
  private aimAt(high: number, far: number): number {
    return this.hasHead ? Math.max(high, Math.min(HIGHEST, OVER_HEAD - (this.seen * far) / 2)) : high;
  }
}

const nearestFor = ({ just, close, hasHead }: { just: number; close: number; hasHead: boolean }): number =>
  close > 1 || hasHead ? 0 : Math.min(1, just);

/** How much air there is around what has to be in the picture. */
function airFor(framed: Framed): number {
  if (framed.hasWall) return BEFORE_A_WALL.air;
  return isOnSet(framed) && !framed.isFromAbove ? ON_SET : AIR;
}

/** A thing on a table or in a studio, and nobody. */
const isOnSet = ({ hasWall, isOutdoors, hasHead }: Framed): boolean => !hasWall && !isOutdoors && !hasHead;

/** As far around as the walls let a camera that is so far away. */
function within({ heading, half }: Aisle, around: number, level: number): number {
  const most = level > half ? Math.asin(half / level) : Math.PI;
  const off = Math.atan2(Math.sin(around - heading), Math.cos(around - heading));
  const back = Math.abs(off) > Math.PI / 2 ? Math.sign(off) * Math.PI : 0;
  return heading + back + Math.min(most, Math.max(-most, off - back));
}

/** Half of the width and of the height that have to be seen. */
function halvesOf(framed: Framed): { across: number; tall: number } {
  const { size, turns, isFromAbove, hasWall } = framed;
  const round = Math.hypot(size.x, size.z);
  const [wide, deep] = turns ? [round, round] : [Math.max(size.x, round * 0.8), size.z];
  // What is nearest in a room is far before its middle.
  const half = (size.y / 2) * (isOnSet(framed) ? OVER_A_THING : 1);
  const tall = half + size.z * (hasWall ? 0.26 : 0.12);
  return { across: wide * 0.62, tall: isFromAbove ? deep / 2 + size.y * SEEN_FROM_ABOVE : tall };
}

/** What a frame is where nobody says. */
const PLAIN = {
  isOutdoors: false,
  hasHead: false,
  aisle: null,
  face: null,
  middle: new Vector3(),
  hasWall: false,
  higher: 0,
};

function liftOf({ x, y, z }: Vector3, isOutdoors: boolean): number {
  const flat = Math.min(0.3, Math.max(0, 0.5 - y / Math.max(x, z)) * 0.75);
  return isOutdoors ? flat * LESS - LOWER : flat;
}

/** From how far a box is just whole, with its nearest side before its middle. */
const nearestOf = (
  { x, y, z }: Vector3,
  { half, aspect }: { readonly half: number; readonly aspect: number },
): number =>
  Math.max(y / 2 / half, Math.max(x, Math.hypot(x, z) * 0.8) / 2 / (half * aspect)) * JUST + z * 0.5;

/** The air around what is just whole. */
const JUST = 1.04;

/** A portrait is nearer than a thing is. */
function closeTo({ size, close, hasHead, face }: Framed): number {
  const isPortrait = hasHead && close > 1 && size.y > UPRIGHT * Math.max(size.x, size.z);
  if (isPortrait) return 1 + (close - 1) * 1.7;
  return face ? 1 + (close - 1) * LONG : close;
}

/** What is longer than tall has less of it in its face. */
const LONG = 1.25;
