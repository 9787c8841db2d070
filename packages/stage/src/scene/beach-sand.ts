import {
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertNodeMaterial,
  type Object3D,
} from 'three/webgpu';

/** How far below a bar the sand behind it is, how far back its middle, and half of its width and its depth, in units: as high as is seen over the bar's edge. */
const SAND = { below: 0.26, back: 3.3, wide: 11, deep: 2.5 } as const;
/** Parasols on it: how far to a side, how far back, how tall, and their two colours. */
const PARASOLS = [
  [-2.15, 3.6, 1.5, '#e5533d', '#fff3de'],
  [2.5, 4.7, 1.7, '#f2b134', '#fff3de'],
] as const;
/** Panels of a parasol, how wide it is and how deep its roof, as shares of its height. */
const [PANELS, ROOF, DEEP] = [12, 0.62, 0.3];

/** Sand with parasols behind a bar that ends at `back`. */
export function beachSand(back: number): Object3D[] {
  const sand = new Mesh(
    new CircleGeometry(1, 64).rotateX(-Math.PI / 2),
    new MeshLambertNodeMaterial({ color: '#f3dcb2', emissive: new Color('#4a3116') }),
  );
  sand.scale.set(SAND.wide, 1, SAND.deep);
  sand.position.set(1.5, -SAND.below, back - SAND.back);
  return [
    sand,
    ...PARASOLS.map(([x, far, tall, hex, other]) => {
      const one = parasol(tall, hex, other);
      one.position.set(x, -SAND.below, back - far);
      one.rotation.set(0.08, x, 0.12 * Math.sign(x));
      return one;
    }),
  ];
}

function parasol(tall: number, hex: string, other: string): Group {
  const roof = new ConeGeometry(ROOF * tall, DEEP * tall, PANELS, 1, true).toNonIndexed();
  const count = roof.getAttribute('position').count;
  const panels = [hex, other].map((one) => new Color(one));
  const colours = Array.from({ length: count }, (_, corner) => {
    const panel = Math.floor(corner / (count / PANELS));
    return panels[panel % 2]!.toArray();
  }).flat();
  roof.setAttribute('color', new Float32BufferAttribute(colours, 3));
  const cloth = new Mesh(
    roof,
    new MeshLambertNodeMaterial({ vertexColors: true, side: 2, emissive: '#2a1c12' }),
  );
  cloth.position.y = tall - (DEEP * tall) / 2;
  const pole = new Mesh(
    new CylinderGeometry(0.018 * tall, 0.018 * tall, tall, 10),
    new MeshLambertNodeMaterial({ color: '#e8dcc4' }),
  );
  pole.position.y = tall / 2;
  const group = new Group();
  group.add(pole, cloth);
  return group;
}
