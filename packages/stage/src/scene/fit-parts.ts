import {
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  MeshPhysicalNodeMaterial,
  MeshStandardMaterial,
  type Object3D,
} from 'three/webgpu';
import { dot, float, mix, normalView, positionViewDirection } from 'three/tsl';

/**
 * Makes the parts of a thing fit for a CPU: matter without a second gloss is computed without one, glass shows its edges,
 * and casts no shadow.
 */
export function fitParts(thing: Object3D): void {
  const known = new Map<Material, Material>();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const own = part.material as Material;
    const fitted = known.get(own) ?? fittedOf(own);
    known.set(own, fitted);
    part.material = fitted;
    part.castShadow = own.userData['role'] !== 'glass';
    part.receiveShadow = !fitted.transparent;
  });
}

function fittedOf(own: Material): Material {
  if (!(own instanceof MeshPhysicalMaterial)) return own;
  if (own.userData['role'] === 'glass') return glassOf(own);
  return own.clearcoat > 0.3 || own.transparent ? own : plain(own);
}

/** Glass before something bright is seen by its dark edges, before something dark by what it mirrors. */
function glassOf(own: MeshPhysicalMaterial): Material {
  const { color, roughness, envMapIntensity, side, blending, blendSrc, blendDst } = own;
  const glass = new MeshPhysicalNodeMaterial({
    color,
    roughness,
    envMapIntensity,
    side,
    blending,
    blendSrc,
    blendDst,
    transparent: true,
    depthWrite: false,
  });
  glass.userData = own.userData;
  const facing = dot(normalView, positionViewDirection).abs().clamp(0, 1);
  glass.opacityNode = mix(float(0.07), float(0.62), float(1).sub(facing).pow(3));
  return glass;
}

function plain(own: MeshPhysicalMaterial): Material {
  const made = new MeshStandardMaterial();
  MeshStandardMaterial.prototype.copy.call(made, own);
  return made;
}
