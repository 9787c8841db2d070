import {
  Color,
  CustomBlending,
  DoubleSide,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type MeshPhysicalMaterialParameters,
} from 'three';
import { type Grain, grainOf } from './grain.js';
import type { Role } from './prop-options.js';

type Look = MeshPhysicalMaterialParameters & {
  readonly grain?: Grain;
  /** Metres that one square of the grain covers. */
  readonly span?: number;
};

const LOOKS = {
  glass: { roughness: 0.03, opacity: 0.1, envMapIntensity: 1.3 },
  darkGlass: {
    roughness: 0.06,
    metalness: 0.1,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    envMapIntensity: 1.3,
  },
  liquid: { roughness: 0.12, clearcoat: 0.6, clearcoatRoughness: 0.04 },
  metal: { roughness: 0.28, metalness: 0.92 },
  chrome: { roughness: 0.08, metalness: 0.95, envMapIntensity: 1.25 },
  gold: { roughness: 0.25, metalness: 0.9, envMapIntensity: 1.2 },
  leather: { roughness: 0.42, grain: 'leather', span: 0.05, bumpScale: 0.6 },
  fabric: { roughness: 0.92, grain: 'weave', span: 0.06, bumpScale: 0.7 },
  plush: { roughness: 1, grain: 'food', span: 0.05, bumpScale: 1.6 },
  wood: { roughness: 0.42, grain: 'wood', span: 0.5 },
  ceramic: { roughness: 0.22, clearcoat: 0.9, clearcoatRoughness: 0.06 },
  plastic: { roughness: 0.34 },
  gloss: { roughness: 0.22, clearcoat: 1, clearcoatRoughness: 0.05 },
  paint: { roughness: 0.34, metalness: 0.2, clearcoat: 1, clearcoatRoughness: 0.03, envMapIntensity: 1.1 },
  rubber: { roughness: 0.78 },
  paper: { roughness: 0.88 },
  food: { roughness: 0.6, grain: 'food', span: 0.06, bumpScale: 0.8 },
  glaze: { roughness: 0.25, clearcoat: 0.8, clearcoatRoughness: 0.12 },
  clay: { roughness: 0.6 },
  plant: { roughness: 0.55, side: DoubleSide },
  stone: { roughness: 0.85, grain: 'stone', span: 0.5, bumpScale: 2 },
  gem: { roughness: 0.02, metalness: 0.55, envMapIntensity: 1.9, flatShading: true },
  light: { roughness: 0.4, emissiveIntensity: 2.2 },
} as const satisfies Record<Role, Look>;

export type { Role };

/** Lets through what is behind it, and gives all that it mirrors: no second pass, as transmission asks for. */
function clear(glass: MeshPhysicalMaterial): void {
  glass.transparent = true;
  glass.depthWrite = false;
  glass.side = DoubleSide;
  glass.blending = CustomBlending;
  glass.blendSrc = OneFactor;
  glass.blendDst = OneMinusSrcAlphaFactor;
  glass.color.multiplyScalar(0.035);
}

function looks(role: Role): Look {
  return LOOKS[role];
}

/** What a part is made of; `userData.role` says it, `userData.span` the metres of one square of its grain. */
export function matter(
  role: Role,
  colour: string,
  change: MeshPhysicalMaterialParameters = {},
): MeshPhysicalMaterial {
  const { grain, span, ...look } = looks(role);
  const made = new MeshPhysicalMaterial({ color: new Color(colour), ...look, ...change });
  if (role === 'light') made.emissive = new Color(colour);
  if (role === 'glass') clear(made);
  if (grain === 'wood') made.map = grainOf(grain);
  else if (grain) made.bumpMap = grainOf(grain);
  made.userData = { role, span: grain ? span : undefined };
  return made;
}
