import {
  Color,
  DoubleSide,
  FrontSide,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  MeshPhysicalNodeMaterial,
  MeshStandardMaterial,
  type Object3D,
} from 'three/webgpu';
import { dot, float, mix, normalView, positionViewDirection } from 'three/tsl';

/**
 * Makes the matter of a thing fit for a CPU: what would draw the scene twice, or reads a table for a gloss that
 * nobody sees, gives way to something near it.
 */
export function fitMatter(thing: Object3D): void {
  const known = new Map<Material, Material>();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const own = part.material as Material;
    const fitted = known.get(own) ?? fittedOf(own);
    known.set(own, fitted);
    part.material = fitted;
    part.castShadow = part.receiveShadow = true;
    if (fitted.transparent) part.castShadow = part.receiveShadow = false;
  });
}

function fittedOf(own: Material): Material {
  if (!(own instanceof MeshPhysicalMaterial)) return own;
  if (own.transmission > 0.2) return glassOf(own);
  return own.clearcoat > 0.5 ? coated(own) : plain(own);
}

function glassOf(own: MeshPhysicalMaterial): Material {
  const glass = new MeshPhysicalNodeMaterial({
    color: own.color.clone().lerp(new Color('#ffffff'), 0.15),
    roughness: Math.max(0.04, own.roughness),
    metalness: 0,
    transparent: true,
    side: own.side === DoubleSide ? DoubleSide : FrontSide,
    envMapIntensity: own.envMapIntensity * 1.5,
    depthWrite: false,
  });
  const facing = dot(normalView, positionViewDirection).abs().clamp(0, 1);
  const rim = float(1).sub(facing).pow(2.2);
  const { r, g, b } = own.color;
  const tint = 0.5 - Math.min(r, g, b) * 0.38;
  glass.opacityNode = mix(float(tint), float(0.92), rim);
  return glass;
}

function coated(own: MeshPhysicalMaterial): Material {
  const made = own.clone();
  made.sheen = 0;
  made.iridescence = 0;
  made.anisotropy = 0;
  made.transmission = 0;
  return made;
}

function plain(own: MeshPhysicalMaterial): Material {
  const { color, roughness, metalness, map, bumpMap, bumpScale, vertexColors, flatShading, side, emissive } =
    own;
  return new MeshStandardMaterial({
    color,
    roughness: own.clearcoat > 0 ? roughness * 0.85 : roughness,
    metalness,
    map,
    bumpMap,
    bumpScale,
    vertexColors,
    flatShading,
    side,
    emissive,
    emissiveIntensity: own.emissiveIntensity,
    envMapIntensity: own.envMapIntensity,
    transparent: own.transparent,
    opacity: own.opacity,
  });
}
