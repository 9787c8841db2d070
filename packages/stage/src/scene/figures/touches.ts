import { Mesh, MeshBasicNodeMaterial, type Object3D, PlaneGeometry, Vector3 } from 'three/webgpu';
import { color, smoothstep, uv, vec2 } from 'three/tsl';
import type { Actor } from '../actor.js';

/** The dark under figures: one spot under each foot and a wide one under the trunk, fainter the higher they are. */
export interface Touches {
  readonly meshes: readonly Mesh[];
  take(): void;
}

interface Spot {
  readonly bone: Object3D;
  readonly actor: Actor;
  readonly mesh: Mesh;
  readonly radius: number;
  /** How high the bone is above the ground where it touches, in units. */
  readonly rest: number;
}

const FEET = ['foot.l', 'foot.r', 'leg.fl.low', 'leg.fr.low', 'leg.bl.low', 'leg.br.low'] as const;
const TRUNKS = ['hips', 'body'] as const;

export function touchesOf(actors: readonly Actor[]): Touches {
  const matter = touchMatter();
  const spots = actors.filter(({ isFigure }) => isFigure).flatMap((actor) => spotsOf(actor, matter));
  return {
    meshes: spots.map(({ mesh }) => mesh),
    take: () => {
      for (const spot of spots) put(spot);
    },
  };
}

function spotsOf(actor: Actor, matter: MeshBasicNodeMaterial): Spot[] {
  actor.group.updateMatrixWorld(true);
  const small = Math.min(actor.size.x, actor.size.z);
  const found = (names: readonly string[], share: number): Spot[] =>
    names.flatMap((name) => {
      const bone = actor.made.getObjectByName(name);
      if (!bone) return [];
      const mesh = new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), matter);
      mesh.renderOrder = -1;
      const rest = bone.getWorldPosition(new Vector3()).y;
      return [{ bone, actor, mesh, radius: small * share, rest }];
    });
  return [...found(FEET, 0.2), ...found(TRUNKS, 0.62)];
}

const at = new Vector3();

function put({ bone, actor, mesh, radius, rest }: Spot): void {
  bone.updateWorldMatrix(true, false);
  bone.getWorldPosition(at);
  const ground = actor.group.getWorldPosition(new Vector3()).y;
  const up = Math.max(0, at.y - ground - rest) / Math.max(0.05, actor.size.y);
  const size = radius * Math.max(0, 1 - up * 3.2);
  mesh.visible = size > 0.002;
  mesh.position.set(at.x, ground + 0.004, at.z);
  mesh.scale.set(Math.max(0.001, size), 1, Math.max(0.001, size));
}

function touchMatter(): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: false });
  material.colorNode = color('#000000');
  material.opacityNode = smoothstep(0.5, 0.05, uv().sub(vec2(0.5)).length())
    .pow(1.3)
    .mul(0.42);
  return material;
}
