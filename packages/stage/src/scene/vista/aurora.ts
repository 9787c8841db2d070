import { float, positionWorld, sin, smoothstep, uv, vec2, vec3 } from 'three/tsl';
import { AdditiveBlending, Mesh, MeshBasicNodeMaterial, type Object3D, PlaneGeometry } from 'three/webgpu';
import { cloudsAt } from '../cloud-sheet.js';
import { clock } from '../sets/ground.js';

/** Where each curtain hangs: how far away, how high its hem is, and how bright it is. */
const CURTAINS = [
  [-120, 20, 0.95],
  [-170, 38, 0.6],
  [-100, 30, 0.4],
] as const;
const [WIDE, TALL] = [330, 62];

const glowing = (): MeshBasicNodeMaterial =>
  new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
    side: 2,
  });

/** Curtains of light in the sky that fold and wander; and what ice or water shows of them, where there is any. */
export function auroraOver(hasMirror: boolean): Object3D[] {
  const curtains = CURTAINS.map(([far, low, power], index) => {
    const material = glowing();
    const along = uv()
      .x.mul(9)
      .add(index * 2.3);
    // The hem goes up and down in folds which wander along the curtain.
    const fold = sin(along.add(clock.mul(0.42)))
      .mul(0.09)
      .add(sin(along.mul(2.3).sub(clock.mul(0.31))).mul(0.05));
    const up = uv().y.sub(0.16).sub(fold);
    const rays = cloudsAt(vec2(uv().x.mul(2.6).add(clock.mul(0.011)), float(0.13 + index * 0.3)))
      .mul(0.55)
      .add(0.62)
      .clamp(0, 1.5);
    const body = smoothstep(-0.02, 0.06, up).mul(smoothstep(0.84, 0.02, up).pow(1.6));
    const hue = vec3(0.12, 1, 0.5)
      .mul(smoothstep(0.55, 0.05, up))
      .add(vec3(0.55, 0.16, 0.95).mul(smoothstep(0.1, 0.6, up).mul(0.75)));
    const sides = smoothstep(0, 0.2, uv().x).mul(smoothstep(1, 0.8, uv().x));
    material.colorNode = hue.mul(body).mul(rays).mul(sides).mul(power);
    const mesh = new Mesh(new PlaneGeometry(WIDE, TALL), material);
    mesh.position.set((index - 1) * 26, low + TALL / 2 - 8, far);
    mesh.renderOrder = 4;
    return mesh;
  });
  return hasMirror ? [...curtains, mirror()] : curtains;
}

function mirror(): Mesh {
  const material = glowing();
  const { x, z } = positionWorld;
  const streaks = cloudsAt(vec2(x.mul(0.035).add(clock.mul(0.01)), z.mul(0.006)))
    .mul(0.6)
    .add(0.55)
    .clamp(0, 1.4);
  material.colorNode = vec3(0.1, 0.75, 0.45)
    .mul(streaks)
    .mul(smoothstep(6, -16, z))
    .mul(0.5);
  const mesh = new Mesh(new PlaneGeometry(70, 36).rotateX(-Math.PI / 2), material);
  mesh.position.set(0, 0.03, -8);
  mesh.renderOrder = 4;
  return mesh;
}
