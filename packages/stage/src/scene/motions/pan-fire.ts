import {
  BoxGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicNodeMaterial,
  MeshStandardNodeMaterial,
  PointLight,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three/webgpu';
import { color, normalView, positionViewDirection } from 'three/tsl';
import type { PanPlan, StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { softFire } from '../soft-fire.js';

type Take = (seconds: number) => void;

/** A turn differs from the next so that no two are side by side. */
const GOLDEN = 2.399963;
const { PI } = Math;
/** How many of each there are. */
const [STRANDS, BITS, SPARKS, CLOUDS] = [30, 20, 64, 16];
/** How often it is thrown up in a second, as whoever cooks throws it, and how much later all that is in it leaves it. */
const [OFTEN, BEGUN, LATE] = [0.75, 0.6, 0.09];
/** Its bowl is beside the middle of it, by what is left for a handle: half of it, and less where it has a loop, too. */
const BESIDE = 0.43;
/** In widths of a pan: how high what is thrown goes, how high a fire is, how high sparks and steam rise. */
const [THROWN, FIRE, SPARKED, STEAMED] = [1.15, 1.3, 3, 2.4];
const COLOURS = ['#e04a2f', '#6fae3f', '#f2a03a', '#f4d9a0'] as const;

/** What goes on in a pan: fire, sparks, steam, and what is thrown up and caught again. */
export function panOf(all: readonly Actor[], { pan }: Pick<StagePlan, 'pan'>): Take[] {
  const actor = all.find(({ prop }) => prop.noun === pan?.noun);
  if (!pan || !actor) return [];
  const { made, prop } = actor;
  const whole = new Group();
  // The bowl of it is deep; what is long of it is the handle.
  const wide = prop.size[2];
  whole.position.set(-(prop.size[0] - wide) * BESIDE, prop.size[1] * 0.42, 0);
  made.add(whole);
  return [
    ...(pan.isTossed ? [thrown(whole, wide, pan)] : []),
    ...(pan.isAflame ? [burning(whole, wide, actor)] : []),
    ...(pan.hasSparks || pan.isAflame ? [sparking(whole, wide)] : []),
    steaming(whole, wide),
  ];
}

/** How high what is thrown is, 0 to 1, so much later than the hands. */
const upAt = (seconds: number, late: number): number =>
  Math.max(0, Math.sin((seconds - late) * 2 * PI * OFTEN + BEGUN)) ** 1.4;

interface Piece {
  readonly at: readonly [number, number];
  readonly share: number;
  readonly turn: Vector3;
  readonly index: number;
}

const piecesOf = (count: number): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.5) / count);
    return {
      at: [Math.cos(index * GOLDEN) * far, Math.sin(index * GOLDEN) * far],
      share: 0.42 + 0.58 * ((index * 0.618) % 1),
      turn: new Vector3(Math.sin(index * 3.1), Math.cos(index * 1.7), Math.sin(index * 5.3)).normalize(),
      index,
    };
  });

function thrown(whole: Group, wide: number, { hasNoodles }: PanPlan): Take {
  const bits = new InstancedMesh(
    new BoxGeometry(0.12 * wide, 0.05 * wide, 0.07 * wide),
    new MeshStandardNodeMaterial({ roughness: 0.4 }),
    BITS,
  );
  for (let index = 0; index < BITS; index += 1)
    bits.setColorAt(index, new Color(COLOURS[index % COLOURS.length]));
  const strands = new InstancedMesh(
    new TorusGeometry(0.17 * wide, 0.014 * wide, 7, 22, PI * 1.25),
    new MeshStandardNodeMaterial({ color: '#f3cf73', roughness: 0.35 }),
    STRANDS,
  );
  const rows = [
    [bits, piecesOf(BITS)] as const,
    ...(hasNoodles ? [[strands, piecesOf(STRANDS)] as const] : []),
  ];
  for (const [mesh] of rows) {
    mesh.frustumCulled = false;
    whole.add(mesh);
  }
  return (seconds) => {
    for (const [mesh, pieces] of rows) {
      for (const piece of pieces) mesh.setMatrixAt(piece.index, placeOf(piece, wide, seconds));
      mesh.instanceMatrix.needsUpdate = true;
    }
  };
}

const FULL = new Vector3(1, 1, 1);

function placeOf({ at: [x, z], share, turn, index }: Piece, wide: number, seconds: number): Matrix4 {
  const up = upAt(seconds, LATE + 0.07 * share) * share;
  const out = wide * (0.26 + 0.1 * up);
  // It turns over as it flies: towards whoever throws it and back.
  const place = new Vector3(
    x * out,
    wide * (0.06 + 0.05 * (1 - x * x - z * z) + THROWN * up),
    z * out - wide * 0.16 * up,
  );
  return new Matrix4().compose(
    place,
    new Quaternion().setFromAxisAngle(turn, index * 1.3 + up * 4 * (index % 2 === 0 ? 1 : -1)),
    FULL,
  );
}

/** How bright a fire in a pan lights who stands at it. */
const POWER = 0.3;

function burning(whole: Group, wide: number, { scale }: Actor): Take {
  const fire = softFire({ wide: 0.56 * wide, tall: FIRE * wide, deep: 0.5 * wide, seed: 3 });
  const lamp = new PointLight('#ff8a32', POWER * scale ** 2, 2.4 * scale, 1.6);
  lamp.position.set(0, wide * 1.5, wide * 1.6);
  // Behind what is thrown, which is then seen before it.
  fire.position.z = -wide * 0.22;
  whole.add(fire, lamp);
  return (seconds) => {
    const wave = 0.16 * Math.sin(seconds * 9.3) + 0.1 * Math.sin(seconds * 23 + 1);
    lamp.intensity = POWER * scale ** 2 * (1 + wave);
    fire.scale.y = 1 + 0.35 * upAt(seconds, 0.3) + wave;
  };
}

function sparking(whole: Group, wide: number): Take {
  const material = new MeshBasicNodeMaterial({ fog: false });
  material.colorNode = color('#ffb347').mul(2.2);
  const sparks = new InstancedMesh(new SphereGeometry(0.017 * wide, 6, 5), material, SPARKS);
  sparks.frustumCulled = false;
  whole.add(sparks);
  const at = new Matrix4();
  return (seconds) => {
    for (let index = 0; index < SPARKS; index += 1) {
      const life = (index * 0.618 + seconds * (0.55 + 0.04 * (index % 9))) % 1;
      const turn = index * GOLDEN + 0.8 * Math.sin(seconds * 2 + index);
      const far = wide * (0.25 + life * (0.3 + 0.9 * ((index * 0.37) % 1)));
      const size = (1 - life) * (0.5 + ((index * 0.71) % 1));
      at.makeScale(size, size * 2.2, size);
      at.setPosition(
        Math.cos(turn) * far,
        wide * SPARKED * life * (0.5 + 0.5 * ((index * 0.53) % 1)),
        Math.sin(turn) * far,
      );
      sparks.setMatrixAt(index, at);
    }
    sparks.instanceMatrix.needsUpdate = true;
  };
}

function steaming(whole: Group, wide: number): Take {
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: false });
  material.colorNode = color('#e9e4de').mul(0.8);
  material.opacityNode = normalView.dot(positionViewDirection).abs().pow(2.2).mul(0.12);
  const clouds = new InstancedMesh(new SphereGeometry(1, 14, 10), material, CLOUDS);
  clouds.frustumCulled = false;
  clouds.renderOrder = 4;
  whole.add(clouds);
  const at = new Matrix4();
  return (seconds) => {
    for (let index = 0; index < CLOUDS; index += 1) {
      const life = (index * 0.618 + seconds * 0.34) % 1;
      const size = wide * (0.12 + 0.42 * life) * Math.min(1, (1 - life) * 4);
      // To both sides: who cooks is seen between.
      const aside = (index % 2 === 0 ? 1 : -1) * (0.25 + 0.75 * life) + 0.2 * Math.sin(index * 2.1 + seconds);
      at.makeScale(size, size, size);
      at.setPosition(wide * aside, wide * (0.3 + STEAMED * life), -wide * 0.2);
      clouds.setMatrixAt(index, at);
    }
    clouds.instanceMatrix.needsUpdate = true;
  };
}
