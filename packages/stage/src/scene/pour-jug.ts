import { Group, LatheGeometry, Mesh, MeshPhysicalMaterial, TorusGeometry, Vector2 } from 'three/webgpu';

/** How tall a jug is, and how far its belly and its lip are from its middle, in units of what it pours into. */
const [TALL, BELLY, LIP] = [0.56, 0.21, 0.165];
/** How far its spout comes out, as a share of its lip. */
const SPOUT = 0.62;

/** What each liquid is poured out of: steel for milk, dark steel for coffee, china for all else. */
const METALS: ReadonlyMap<string, string> = new Map([
  ['#f4efe6', '#c9ccd0'],
  ['#3a2114', '#3a3d42'],
]);

/** A jug with a spout and a handle: the tip of its spout is at its origin, and what is turned turns about that. */
export function jugFor(colour: string, unit: number): Group {
  const metal = METALS.get(colour);
  const matter = new MeshPhysicalMaterial({
    color: metal ?? '#f4eee3',
    roughness: metal ? 0.22 : 0.3,
    metalness: metal ? 0.9 : 0,
    clearcoat: metal ? 0 : 0.8,
    side: 2,
  });
  const body = new Mesh(bodyOf(), matter);
  const handle = new Mesh(new TorusGeometry(0.15, 0.024, 12, 28, Math.PI * 1.12), matter);
  handle.rotation.z = Math.PI * 0.46;
  handle.position.set(-0.2, 0.3, 0);
  const inside = new Mesh(
    new LatheGeometry([new Vector2(0, 0.42), new Vector2(LIP * 0.93, 0.42)].toReversed(), 40),
    new MeshPhysicalMaterial({ color: colour, roughness: 0.15, side: 2 }),
  );
  const jug = new Group();
  jug.add(body, handle, inside);
  for (const one of [body, handle]) one.castShadow = one.receiveShadow = true;
  // The tip of the spout is the origin.
  for (const one of jug.children) one.position.add({ x: -LIP * (1 + SPOUT), y: -TALL, z: 0 });
  jug.scale.setScalar(unit);
  return jug;
}

/** A belly and a lip, which comes out to one side as a spout. */
function bodyOf(): LatheGeometry {
  const outline = [
    [0, 0],
    [0.15, 0],
    [0.17, 0.015],
    [BELLY * 0.98, 0.12],
    [BELLY, 0.2],
    [BELLY * 0.9, 0.32],
    [LIP * 0.98, 0.43],
    [LIP * 0.96, 0.49],
    [LIP, TALL],
    [LIP * 0.94, TALL + 0.004],
    [LIP * 0.9, 0.49],
    [LIP * 0.9, 0.4],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const body = new LatheGeometry(outline, 72);
  const places = body.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
    const turn = Math.atan2(z, x);
    const beak = Math.exp(-((turn / 0.34) ** 2)) * Math.max(0, (y - 0.34) / (TALL - 0.34)) ** 1.6;
    const grown = 1 + SPOUT * beak;
    places.setXYZ(at, x * grown, y, z * (1 - 0.3 * beak));
  }
  body.computeVertexNormals();
  return body;
}
