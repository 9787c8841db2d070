import { Group, type Node, type Object3D, PointLight } from 'three/webgpu';
import { float } from 'three/tsl';
import { backdropNode, backdropOf } from '../../backdrop.js';
import type { Hex } from '../../mood.js';
import { beamOf, motesIn, poolOf, shaftOf } from '../light-shafts.js';
import { clock } from '../ground.js';
import type { BuiltSet, SetFor } from '../set-for.js';
import { tone } from '../set-pieces.js';
import { HallKit } from './hall-kit.js';
import { LEFT_THERE } from './hall-left.js';
import { HALL_LOOKS, type HallLook, type Row } from './hall-looks.js';
import { BEFORE, shellOf } from './hall-shell.js';

/** Metres: room beside and behind what stands there. */
const [BESIDE, BEHIND] = [1.7, 1.4];
/** Nothing stands nearer to the camera than so far before the middle, in metres. */
const NEAREST = 1.4;
/** How bright what shines is by day, and where that is what there is to see by. */
const [BY_DAY, IN_DARK] = [1.25, 1.7];
const TUBE: Hex = '#f4f8ff';
const WARM: Hex = '#ffd9a0';

/** A hall around what stands there, open behind the camera. */
export function hallOf(set: SetFor): BuiltSet {
  const { metre, extent, isNight } = set;
  const { name, flickers, hasBeam } = set.hall ?? { name: 'corridor', flickers: false, hasBeam: false };
  const look = HALL_LOOKS[name];
  const [least, tall, deep] = look.size;
  const wide = Math.max(least, extent.x / metre + BESIDE * 2);
  const back = -Math.max(deep, extent.z / metre / 2 + BEHIND);
  const kit = new HallKit(set.random);
  const room = { look, wide, back, tall, isNight };
  furnish(kit, room);
  look.back(kit, room);
  LEFT_THERE[name]?.(kit, { x: -wide / 2 + 1.5, z: back + 1.1, side: -1, index: 0 });
  const lamps = lampsIn(kit, room);
  panesIn(kit, room);
  if (look.hasRails) railsIn(kit, room);
  const wave = flickers ? FLICKERING : float(1);
  const group = new Group();
  group.add(
    ...shellOf(room),
    ...kit.meshes({ isNight, power: wave.mul(isNight ? IN_DARK : BY_DAY), tall }),
    ...lightIn(room, { hasBeam, seed: set.seed }),
  );
  group.scale.setScalar(metre);
  const lit =
    isNight || flickers
      ? lamps.map((at) => lampLight(at, { metre, wave, hex: isCold(look) ? TUBE : WARM }))
      : [];
  return {
    background: backdropNode(backdropOf(look.wall), set.aspect),
    ground: [group, ...lit],
    shadowsAt: null,
    mirror: 0,
  };
}

interface Room {
  readonly look: HallLook;
  readonly wide: number;
  readonly back: number;
  readonly tall: number;
  readonly isNight: boolean;
}

/** Two rows to each side of the middle: which, and how many times as far. */
const BESIDE_AISLE = [
  [-1, 1],
  [-1, 1.75],
  [1, 1],
  [1, 1.75],
] as const;

const isCold = ({ ceiling: [kind] }: HallLook): boolean => kind === 'tubes' || kind === 'spots';

/** Lamps that go out for moments, each pair of waves against the other. */
const FLICKERING: Node<'float'> = clock
  .mul(17.3)
  .sin()
  .mul(clock.mul(5.1).add(1.3).sin())
  .add(clock.mul(41).sin().mul(0.25))
  .mul(2.5)
  .add(1.25)
  .clamp(0.22, 1);

function furnish(kit: HallKit, { look, wide, back }: Room): void {
  const rowAt = (row: Row | null, x: number, side: number): void => {
    if (!row) return;
    let index = 0;
    for (let z = back + row.every / 2 + 0.15; z < NEAREST; z += row.every) {
      row.piece(kit, { x, z, side, index });
      index += 1;
    }
  };
  if (look.left) rowAt(look.left, -wide / 2 + look.left.off, -1);
  if (look.right) rowAt(look.right, wide / 2 - look.right.off, 1);
  for (const [side, times] of BESIDE_AISLE) rowAt(look.aisle, side * times * (look.aisle?.off ?? 0), side);
}

/** Hangs lamps from the ceiling; answers where two of them light what is near. */
function lampsIn(
  kit: HallKit,
  { look, wide, back, tall }: Room,
): readonly (readonly [number, number, number])[] {
  const [kind] = look.ceiling;
  const rows = wide < 5.5 ? [0] : [-wide * 0.24, wide * 0.24];
  for (let z = back + 1; z < BEFORE - 3; z += 2.1) for (const x of rows) hang(kit, kind, [x, tall, z]);
  return [
    [0, tall - 0.7, back * 0.45],
    [0, tall - 0.6, 1.9],
  ];
}

function hang(
  kit: HallKit,
  kind: HallLook['ceiling'][0],
  [x, tall, z]: readonly [number, number, number],
): void {
  if (kind === 'tubes') kit.lamp([0.16, 0.05, 1.3], [x, tall - 0.05, z], TUBE);
  if (kind === 'spots') kit.lamp([0.3, 0.03, 0.3], [x, tall - 0.02, z], TUBE);
  if (kind === 'beams') kit.box([9, 0.24, 0.22], [0, tall - 0.6, z], '#5a3b22');
  if (kind !== 'pendants') return;
  kit.pendant([x, tall, z], { shade: '#3a2f26', bulb: '#ffe2b0' });
}

/** Windows along a wall. */
function panesIn(kit: HallKit, { look, wide, back, tall, isNight }: Room): void {
  const high = Math.min(1.7, tall * 0.48);
  for (const side of look.windows)
    for (let z = back + 1.2; z < BEFORE - 3; z += 2)
      paneAt(kit, [side * (wide / 2 - 0.03), tall * 0.58, z], { high, isNight });
}

function paneAt(
  kit: HallKit,
  [x, mid, z]: readonly [number, number, number],
  { high, isNight }: { readonly high: number; readonly isNight: boolean },
): void {
  kit.lamp([0.02, high, 1.4], [x, mid, z], isNight ? '#1a2848' : '#dcecf6');
  kit.lamp([0.025, high * 0.3, 1.4], [x, mid - high * 0.35, z], isNight ? '#111c33' : '#b9d3a4');
  for (const along of [-0.72, 0, 0.72]) kit.box([0.1, high + 0.1, 0.07], [x, mid, z + along], '#f4f0e8');
  for (const up of [-1, 0.25, 1]) kit.box([0.1, 0.07, 1.5], [x, mid + (up * high) / 2, z], '#f4f0e8');
}

/** The edge of a platform, and rails in the dark below. */
function railsIn(kit: HallKit, { wide, back }: Room): void {
  const from = wide / 2 - 2.3;
  const long = BEFORE - back;
  const z = (BEFORE + back) / 2;
  kit.box([2.3, 0.02, long], [wide / 2 - 1.15, 0.012, z], '#1b1d20');
  kit.box([0.12, 0.03, long], [from - 0.2, 0.012, z], '#f0b92f');
  kit.box([0.06, 0.05, long], [from, 0.02, z], '#c9c7c0');
  for (const x of [0.65, 1.65]) kit.box([0.09, 0.06, long], [from + x, 0.04, z], '#8d949a');
  for (let tie = back; tie < BEFORE - 3; tie += 0.7)
    kit.box([1.5, 0.03, 0.2], [from + 1.15, 0.022, tie], '#3a322b');
}

/** Shafts where the sun comes in, a beam that is asked for, and dust that drifts in them. */
function lightIn(
  { look, wide, back, tall, isNight }: Room,
  { hasBeam, seed }: { readonly hasBeam: boolean; readonly seed: number },
): Object3D[] {
  const beam = hasBeam
    ? [
        beamOf({ tall, radius: 1.1 }),
        poolOf(1.2, '#ffe2b4', 0.35),
        motesIn([1.8, tall, 1.8], [0, tall / 2, 0], seed),
      ]
    : [];
  if (isNight || look.windows.length === 0) return beam;
  const shafts = [back + 1.2, back + 3.2].map((z) =>
    shaftOf({
      from: [-wide / 2 + 0.1, tall * 0.58, z],
      wide: 1.3,
      tall: Math.min(1.7, tall * 0.48),
      long: tall * 1.25,
    }),
  );
  return [...beam, ...shafts, motesIn([wide * 0.7, tall * 0.7, 4], [-0.6, tall * 0.45, -1], seed)];
}

function lampLight(
  [x, y, z]: readonly [number, number, number],
  { metre, wave, hex }: { readonly metre: number; readonly wave: Node<'float'>; readonly hex: Hex },
): PointLight {
  const light = new PointLight(hex, 1, 9 * metre, 1.6);
  light.position.set(x * metre, y * metre, z * metre);
  Object.assign(light, {
    colorNode: tone(hex)
      .mul(wave)
      .mul(3.4 * metre ** 1.6),
  });
  return light;
}
