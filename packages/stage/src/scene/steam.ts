import { Group, Mesh, MeshBasicNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { smoothstep, uv, vec2, vec3 } from 'three/tsl';
import type { Actor } from './actor.js';
import { cloudsAt } from './cloud-sheet.js';
import { clock } from './sets/ground.js';

/** Steam over what is hot, always turned towards the camera. */
export interface Steam {
  readonly group: Group;
  take(around: number): void;
}

/** How wide and how high it rises, and how far below their top it begins, as shares of their size. */
const [WIDE, HIGH, SUNK] = [1.25, 1.15, 0.1];
const LEAST_HIGH = 0.7;
/** Where it stands between their middle and their nearest side: one veil before them and one behind. */
const VEILS = [0.2, -0.3] as const;

export function steamOver(actors: readonly Actor[]): Steam {
  const group = new Group();
  const veils = actors.flatMap((actor, index) =>
    VEILS.map((near, veil) => ({ actor, near, mesh: wisps(actor, index * VEILS.length + veil) })),
  );
  for (const { mesh } of veils) group.add(mesh);
  return {
    group,
    take: (around) => {
      for (const { mesh, actor, near } of veils) {
        const { group: of, size } = actor;
        const off = near * Math.min(size.x, size.z);
        mesh.rotation.y = around;
        mesh.position.x = of.position.x + Math.sin(around) * off;
        mesh.position.z = of.position.z + Math.cos(around) * off;
      }
    },
  };
}

function wisps({ group, size }: Actor, seed: number): Mesh {
  const wide = Math.min(size.x, size.z) * WIDE;
  const high = Math.max(LEAST_HIGH, size.y * HIGH);
  const mesh = new Mesh(new PlaneGeometry(wide, high).translate(0, high / 2, 0), wispMatter(seed));
  mesh.position.set(group.position.x, group.position.y + size.y * (1 - SUNK), group.position.z);
  mesh.renderOrder = 4;
  return mesh;
}

/** Threads that rise, sway and are lost. */
function wispMatter(seed: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: false });
  const { x, y } = uv();
  const sway = y.mul(4.2).sub(clock.mul(1.5)).add(seed).sin().mul(0.1).mul(y);
  const across = x.sub(0.5).add(sway).abs();
  const way = vec2(x.add(sway), y);
  const noise = cloudsAt(way.mul(vec2(0.85, 0.3)).add(vec2(seed * 0.37, clock.mul(-0.13))))
    .add(cloudsAt(way.mul(vec2(1.3, 0.42)).add(vec2(seed * 0.61, clock.mul(-0.2)))))
    .mul(0.6);
  const thread = smoothstep(0, 0.55, noise.add(0.1));
  // It leaves what is hot as narrow as that is, and spreads as it rises.
  const spread = y.mul(0.2).add(0.17);
  const body = smoothstep(spread, 0, across)
    .mul(smoothstep(0, 0.12, y))
    .mul(smoothstep(0.98, 0.25, y));
  material.colorNode = vec3(1, 0.99, 0.97);
  material.opacityNode = thread.mul(body).mul(1.35).min(0.72);
  return material;
}
