import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  MeshLambertNodeMaterial,
  MeshStandardMaterial,
  SphereGeometry,
} from 'three/webgpu';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { rough } from '../../props/kit/noise.js';

/** The matter of all that stands about: coloured at its vertices. */
export const decorMatter = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ vertexColors: true, roughness: 0.8 });

/** What shines by itself at night. */
export function lampMatter(power: number): MeshLambertNodeMaterial {
  return new MeshLambertNodeMaterial({
    color: '#ffe9bd',
    emissive: new Color('#ffd489'),
    emissiveIntensity: power,
  });
}

/** Painted from below to above. */
function painted(geometry: BufferGeometry, low: string, high = low): BufferGeometry {
  const made = geometry.index ? geometry : mergeVertices(geometry);
  const places = made.getAttribute('position');
  made.computeBoundingBox();
  const { min, max } = made.boundingBox!;
  const [from, to] = [new Color(low), new Color(high)];
  const colours = new Float32Array(places.count * 3);
  for (let at = 0; at < places.count; at += 1)
    from
      .clone()
      .lerp(to, (places.getY(at) - min.y) / Math.max(1e-6, max.y - min.y))
      .toArray(colours, at * 3);
  made.setAttribute('color', new Float32BufferAttribute(colours, 3));
  made.deleteAttribute('uv');
  return made;
}

const joined = (parts: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...parts]);

/** A clump of leaves: lumpy, and lighter where it bulges. */
function blob(
  radius: number,
  at: readonly [number, number, number],
  [low, high]: readonly [string, string],
  detail = 2,
): BufferGeometry {
  const ball = mergeVertices(
    new IcosahedronGeometry(1, detail).deleteAttribute('uv').deleteAttribute('normal'),
  );
  const places = ball.getAttribute('position');
  const [dark, light] = [new Color(low), new Color(high)];
  const colours: number[] = [];
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index), places.getY(index), places.getZ(index)];
    const lump = rough(x * 2.1 + at[0] * 9, y * 2.1 + at[1] * 9, z * 2.1);
    const out = radius * (1 + LUMPS * lump);
    places.setXYZ(index, at[0] + x * out, at[1] + y * out * 0.86, at[2] + z * out);
    const lit = Math.min(1, Math.max(0, 0.5 + 0.45 * y + 0.5 * lump));
    colours.push(...dark.clone().lerp(light, lit).toArray());
  }
  ball.setAttribute('color', new Float32BufferAttribute(colours, 3));
  ball.computeVertexNormals();
  return ball;
}

/** How far leaves stand out of a clump, or back, as a share of it. */
const LUMPS = 0.3;

/** A tree one unit tall, of a crown's dark and light. */
export function treeShape(dark: string, light: string): BufferGeometry {
  const crown = [dark, light] as const;
  return joined([
    painted(new CylinderGeometry(0.03, 0.055, 0.56, 8).translate(0, 0.28, 0), '#4a3120', '#7a5534'),
    blob(0.25, [0, 0.68, 0], crown),
    blob(0.19, [0.2, 0.56, 0.06], crown),
    blob(0.18, [-0.19, 0.58, -0.06], crown, 1),
    blob(0.16, [0.02, 0.56, 0.2], crown, 1),
    blob(0.17, [0.03, 0.86, -0.03], crown, 1),
  ]);
}

/** Such a tree as it is seen from afar. */
export function farTreeShape(dark: string, light: string): BufferGeometry {
  const crown = [dark, light] as const;
  return joined([
    painted(new CylinderGeometry(0.03, 0.045, 0.4, 4, 1, true).translate(0, 0.2, 0), '#4a3120'),
    blob(0.29, [0, 0.58, 0], crown, 1),
    blob(0.2, [0.2, 0.44, 0.04], crown, 1),
    blob(0.2, [-0.05, 0.8, -0.02], crown, 0),
  ]);
}

export function pineShape(dark: string, light: string): BufferGeometry {
  const tiers = [0, 1, 2, 3].map((tier) =>
    painted(new ConeGeometry(0.27 - tier * 0.055, 0.36, 12).translate(0, 0.3 + tier * 0.185, 0), dark, light),
  );
  return joined([
    painted(new CylinderGeometry(0.03, 0.045, 0.2, 8).translate(0, 0.1, 0), '#4c3322'),
    ...tiers,
  ]);
}

export function bushShape(dark: string, light: string): BufferGeometry {
  return joined([
    blob(0.3, [0, 0.2, 0], [dark, light]),
    blob(0.22, [0.27, 0.15, 0.05], [dark, light], 1),
    blob(0.2, [-0.24, 0.14, 0.08], [dark, light], 1),
  ]);
}

export function rockShape(low: string, high: string): BufferGeometry {
  const rock = new IcosahedronGeometry(0.5, 1);
  const places = rock.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
    const bump = 1 + 0.18 * Math.sin(x * 9 + y * 5) + 0.12 * Math.sin(z * 11 - y * 7);
    places.setXYZ(at, x * bump, Math.max(-0.12, y * 0.62 * bump), z * bump);
  }
  const made = mergeVertices(rock.deleteAttribute('uv').deleteAttribute('normal'));
  made.computeVertexNormals();
  return painted(made.translate(0, 0.12, 0), low, high);
}

/** Blades of grass. */
export function tuftShape(low: string, high: string): BufferGeometry {
  return joined(
    [0, 1, 2, 3].map((blade) =>
      painted(
        new ConeGeometry(0.035, 0.34 + 0.05 * (blade % 3), 3, 1, true)
          .translate(0, 0.17, 0)
          .rotateZ(0.45 * Math.sin(blade * 2.4))
          .rotateX(0.45 * Math.cos(blade * 2.4))
          .translate(0.07 * Math.sin(blade * 2.4), 0, 0.07 * Math.cos(blade * 2.4)),
        low,
        high,
      ),
    ),
  );
}

export function flowerShape(petals: string): BufferGeometry {
  const head = [0, 1, 2, 3, 4].map((index) => {
    const turn = (index / 5) * Math.PI * 2;
    return painted(
      new SphereGeometry(0.075, 5, 3)
        .scale(1, 0.5, 1)
        .translate(Math.cos(turn) * 0.08, 0.34, Math.sin(turn) * 0.08),
      petals,
    );
  });
  return joined([
    painted(new CylinderGeometry(0.012, 0.016, 0.34, 4).translate(0, 0.17, 0), '#3f7a35', '#5fa04a'),
    ...head,
    painted(new SphereGeometry(0.055, 6, 4).translate(0, 0.36, 0), '#f3c64a'),
  ]);
}

/** A tall flower that looks towards the sun. */
export function sunflowerShape(): BufferGeometry {
  const petals = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * Math.PI * 2;
    return painted(
      new SphereGeometry(0.07, 5, 3)
        .scale(1.5, 0.62, 0.3)
        .rotateZ(turn)
        .translate(Math.cos(turn) * 0.17, Math.sin(turn) * 0.17, 0),
      '#f5b417',
      '#ffd34a',
    );
  });
  const head = [...petals, painted(new SphereGeometry(0.12, 10, 6).scale(1, 1, 0.4), '#4a2c14')].map((part) =>
    part.rotateX(-0.35).translate(0, 1, 0.06),
  );
  return joined([
    painted(new CylinderGeometry(0.018, 0.026, 1, 5).translate(0, 0.5, 0), '#3f7a35', '#5f9a44'),
    ...[0.4, 0.62].map((high, index) =>
      painted(
        new SphereGeometry(0.14, 6, 4).scale(1, 0.18, 0.5).translate(index === 0 ? 0.14 : -0.14, high, 0),
        '#3f7a35',
        '#6aa84f',
      ),
    ),
    ...head,
  ]);
}

/** A stalk whose upper part is in flower. */
export function spikeShape(green: string, petals: string, wide = 0.05): BufferGeometry {
  return joined([
    painted(new CylinderGeometry(0.012, 0.018, 0.36, 4).translate(0, 0.18, 0), green),
    painted(new SphereGeometry(wide, 6, 6).scale(1, 2.2, 1).translate(0, 0.42, 0), petals),
  ]);
}

export function cactusShape(): BufferGeometry {
  const rod = (radius: number, long: number, at: readonly [number, number, number]): BufferGeometry =>
    joined([
      painted(
        new CylinderGeometry(radius, radius, long, 12).translate(0, long / 2, 0).translate(...at),
        '#3f7a4a',
        '#5c9a5c',
      ),
      painted(new SphereGeometry(radius, 12, 8).translate(0, long, 0).translate(...at), '#5c9a5c'),
    ]);
  const arm = (side: number, high: number): BufferGeometry[] => [
    painted(
      new CylinderGeometry(0.06, 0.06, 0.2, 10).rotateZ(Math.PI / 2).translate(side * 0.16, high, 0),
      '#4c8a52',
    ),
    rod(0.06, 0.26, [side * 0.25, high - 0.03, 0]),
  ];
  return joined([rod(0.1, 0.86, [0, 0, 0]), ...arm(1, 0.42), ...arm(-1, 0.56)]);
}

export function coralShape(colour: string, tip: string): BufferGeometry {
  const branches = Array.from({ length: 7 }, (_, index) =>
    painted(
      new CylinderGeometry(0.03, 0.07, 0.7 + 0.2 * Math.sin(index * 3), 8)
        .translate(0, 0.34, 0)
        .rotateZ(0.55 * Math.sin(index * 2.1))
        .rotateX(0.55 * Math.cos(index * 2.1)),
      colour,
      tip,
    ),
  );
  return joined(branches);
}

/** A lamp's post without its light, 4 units tall. */
export function postShape(): BufferGeometry {
  return joined([
    painted(new CylinderGeometry(0.05, 0.08, 3.9, 10).translate(0, 1.95, 0), '#23282e'),
    painted(new CylinderGeometry(0.14, 0.17, 0.3, 12).translate(0, 0.15, 0), '#23282e'),
    painted(new ConeGeometry(0.3, 0.22, 14).translate(0, 4.28, 0), '#23282e'),
  ]);
}

export const lightShape = (): BufferGeometry => new SphereGeometry(0.2, 14, 10).translate(0, 4.03, 0);

/** A dash of a road's middle. */
export const dashShape = (): BufferGeometry => new BoxGeometry(0.16, 0.012, 2).translate(0, 0.004, 0);

export { painted, joined };
