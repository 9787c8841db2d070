import {
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  MeshStandardNodeMaterial,
  Vector3,
} from 'three/webgpu';

/** Rings along a stream, and corners of each. */
const [RINGS, SIDES] = [44, 14];
/** How wide it is where it leaves and where it lands, in units of what it falls into. */
const [WIDE, NARROW] = [0.036, 0.021];

/** Where a liquid leaves, the way it has there, and over what it lands. */
export interface Fall {
  readonly mouth: Vector3;
  /** How much it falls at first for what it goes aside; 0 leaves level. */
  readonly steep: number;
  readonly axis: Vector3;
  readonly unit: number;
}

/** A liquid that leaves a mouth, bows, falls thinner and twists: `take` gives the height that it lands at. */
export interface Stream {
  readonly mesh: Mesh;
  take(seconds: number, low: number): void;
}

export function streamOf(fall: Fall, colour: string, isClear: boolean): Stream {
  const material = new MeshStandardNodeMaterial({ color: colour, roughness: 0.12, envMapIntensity: 1.3 });
  // What is thick takes light into it.
  material.emissive.set(colour).multiplyScalar(0.16);
  if (isClear) Object.assign(material, { transparent: true, opacity: 0.62 });
  const geometry = new BufferGeometry();
  const [places, normals] = [0, 1].map(
    () => new Float32BufferAttribute(new Float32Array(RINGS * SIDES * 3), 3),
  );
  geometry.setAttribute('position', places!);
  geometry.setAttribute('normal', normals!);
  geometry.setIndex(indexOf());
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.frustumCulled = false;
  return {
    mesh,
    take: (seconds, low) => {
      for (let ring = 0; ring < RINGS; ring += 1)
        ringAt(ring, { places: places!, normals: normals! }, { ...fall, seconds, low });
      places!.needsUpdate = normals!.needsUpdate = true;
    },
  };
}

function indexOf(): number[] {
  const rows: number[] = [];
  for (let ring = 0; ring < RINGS - 1; ring += 1)
    for (let side = 0; side < SIDES; side += 1) {
      const [one, next] = [ring * SIDES + side, ring * SIDES + ((side + 1) % SIDES)];
      rows.push(one, next, one + SIDES, next, next + SIDES, one + SIDES);
    }
  return rows;
}

interface Ring {
  readonly places: Float32BufferAttribute;
  readonly normals: Float32BufferAttribute;
}

const spot = new Vector3();

/** One ring where the stream is at that share of its way: it goes on aside evenly, and falls ever faster. */
function ringAt(
  ring: number,
  { places, normals }: Ring,
  { mouth, steep, axis, unit, seconds, low }: Fall & { readonly seconds: number; readonly low: number },
): void {
  const t = ring / (RINGS - 1);
  const aside = axis.x - mouth.x;
  const tall = mouth.y - low;
  const first = Math.min(0.6, (steep * Math.abs(aside)) / tall);
  const fallen = tall * (first * t + (1 - first) * t * t);
  const twist = (fallen / unit) * 9 - seconds * 12;
  const wave = (fallen / unit) * 17 - seconds * 19;
  spot.set(mouth.x + aside * t, mouth.y - fallen, mouth.z + (axis.z - mouth.z) * t);
  spot.x += Math.sin(twist) * unit * 0.012 * t;
  spot.z += Math.cos(twist * 0.7) * unit * 0.01 * t;
  const radius = unit * (WIDE + (NARROW - WIDE) * Math.sqrt(t)) * (1 + 0.1 * Math.sin(wave));
  // Its rings lie across the way that it goes.
  const lean = Math.atan2(aside, tall * (first + 2 * (1 - first) * t) + 1e-6);
  for (let side = 0; side < SIDES; side += 1) {
    const turn = (side / SIDES) * Math.PI * 2;
    const [across, deep] = [Math.cos(turn), Math.sin(turn) * (0.85 + 0.12 * Math.sin(wave + 1.6))];
    const [x, y] = [across * Math.cos(lean), across * Math.sin(lean)];
    const at = ring * SIDES + side;
    places.setXYZ(at, spot.x + x * radius, spot.y + y * radius, spot.z + deep * radius);
    normals.setXYZ(at, x, y, deep);
  }
}
