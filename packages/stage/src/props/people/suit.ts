import { Color, Mesh, type Object3D, Vector3 } from 'three';
import type { Field } from '../kit/fields.js';
import { matter } from '../kit/matter.js';
import { ball } from '../kit/solids.js';
import { merged, tinted } from '../kit/surface.js';
import { type Build, measuresOf } from './build.js';
import { between, drapedOn, type Row } from './drape.js';

const [SHIRT, TIE, BUTTON] = ['#f3f2ee', '#8a2530', '#14151a'];

/** Mirrored rows: the other side of a jacket. */
const other = (rows: readonly Row[]): Row[] => rows.map(([y, from, to]) => [y, -to, -from]);

/** A jacket's opening with a shirt and a tie in it, lapels along it, and two buttons; on the chest's bone. */
export function suitOn(chest: Object3D, body: Field, build: Build, colour: string): void {
  const { neck, hip } = measuresOf(build);
  const { trunk, girth: g } = build;
  const at = (share: number): number => hip + share * trunk;
  const top = neck - 0.045;
  const shirt = between([
    [top, -0.062 * g, 0.062 * g],
    [at(0.36), -0.058 * g, 0.058 * g],
    [at(0.2), -0.006, 0.006],
  ]);
  const tie = between([
    [top - 0.008, -0.017, 0.017],
    [top - 0.04, -0.012, 0.012],
    [at(0.27), -0.024, 0.024],
    [at(0.205), -0.004, 0.004],
  ]);
  const lapel = between([
    [top + 0.012, 0.042 * g, 0.075 * g],
    [at(0.37), 0.05 * g, 0.112 * g],
    [at(0.345), 0.046 * g, 0.092 * g],
    [at(0.2), -0.004, 0.016],
  ]);
  const cloth = new Color(colour);
  const edge = `#${cloth.clone().lerp(new Color('#ffffff'), 0.1).getHexString()}`;
  const seam = `#${cloth.clone().multiplyScalar(0.45).getHexString()}`;
  const hem = between([
    [at(0.2), -0.004, 0.004],
    [at(0.06), -0.004, 0.004],
  ]);
  const parts = [
    tinted(drapedOn(body, shirt, 0.006), SHIRT),
    tinted(drapedOn(body, tie, 0.013), TIE),
    ...[lapel, other(lapel)].map((rows) => tinted(drapedOn(body, rows, 0.012), edge)),
    tinted(drapedOn(body, hem, 0.007), seam),
    ...[0.17, 0.1].map((share) => buttonAt(body, at(share))),
  ];
  const mesh = new Mesh(
    merged(parts.map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#ffffff', { vertexColors: true, side: 2 }),
  );
  mesh.name = 'suit';
  mesh.position.copy(chest.worldToLocal(new Vector3(0, 0, 0)));
  chest.add(mesh);
}

function buttonAt(body: Field, y: number) {
  const [spot] = [
    drapedOn(
      body,
      [
        [y, 0.018, 0.018],
        [y - 0.001, 0.018, 0.018],
      ],
      0.004,
    ),
  ];
  const places = spot.getAttribute('position');
  return tinted(
    ball(0.009, 10).scale(1, 1, 0.5).translate(places.getX(0), places.getY(0), places.getZ(0)),
    BUTTON,
  );
}
