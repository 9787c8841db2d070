import { DoubleSide, LatheGeometry, Mesh, type Object3D, Vector2 } from 'three';
import { figure, scaled } from '../animals/beast.js';
import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import type { HairCut, Wear } from '../kit/prop-options.js';
import { fieldOf, type Lump } from '../kit/sculpt.js';
import { armourOn } from './armour.js';
import { bodyLumps, type Colours, jointsOf } from './body.js';
import { BRICK_SKIN, brickLumps } from './brick-body.js';
import { type Build, type BuildName, BUILDS, measuresOf } from './build.js';
import { faceOn, growHair, type Grown, putOnHead } from './head-parts.js';
import { headgearLumps } from './headgear.js';
import { inSpaceSuit, spaceSuitLumps } from './space-suit.js';
import { ofPlush, plushLumps } from './plush-body.js';
import { ofStone, stoneLumps } from './stone-body.js';
import { suitOn } from './suit.js';
import { tutuOf } from './tutu.js';

/** How tall is who is built; the rest is scaled. */
const TALL = 1.7;

const SKINS = ['#e8ae84', '#dd9f74', '#c58355', '#96603c', '#6f4529', '#ecb993'] as const;
const TOPS = ['#d9573f', '#3f7fbf', '#e0a83a', '#4f9d6a', '#7a5aa8', '#e8e2d6', '#2f4f7a'] as const;
const BOTTOMS = ['#2f3e5c', '#5a4a3f', '#3b3b42', '#6d7f96', '#8a7558'] as const;
const DRESSES = ['#d9573f', '#e7a1b0', '#4f9d8a', '#e0a83a', '#6a6fc0'] as const;
const SHOES = ['#2a2422', '#f1eee8', '#7a4a2a'] as const;

interface Outfit extends Colours {
  readonly dress: string | null;
}

const SUIT = '#eceef0';
const isSpaceSuit = ({ head, isBrick }: Wear): boolean => head === 'space helmet' && !isBrick;

function outfitOf(kit: Maker, build: Build, wear: Wear): Outfit {
  // All are drawn, so that what one says changes nothing else.
  const [skin, top, bottom, dress, shoes] = [SKINS, TOPS, BOTTOMS, DRESSES, SHOES].map((row) =>
    kit.pick([row[0], ...row.slice(1)]),
  ) as [string, string, string, string, string];
  const { colour } = kit.options;
  const isTold = [wear.top, wear.bottom, colour].some((one) => one !== undefined);
  const own = ownOf(wear, { skin, shoes });
  const said = wear.dress ?? (build.dress && !isTold ? dress : null);
  if (said !== null)
    return {
      ...own,
      top: said,
      bottom: said,
      thighs: said,
      legs: legsUnder(wear, said, own.skin),
      dress: said,
    };
  return { ...own, ...inTrousers({ bottom, top: colour ?? top, ...wear }) };
}

function legsUnder({ isRobe, isTutu }: Wear, dress: string, skin: string): string {
  if (isTutu) return TIGHTS;
  return isRobe ? dress : skin;
}

const TIGHTS = '#f6ded6';

/** Nothing of a body is seen between a space suit and its helmet. */
function skinIn(wear: Wear, drawn: string): string {
  if (isSpaceSuit(wear)) return wear.top ?? SUIT;
  return wear.isBrick ? BRICK_SKIN : drawn;
}

/** What is on them whatever they are in: skin, shoes, gloves, a hat. */
function ownOf(wear: Wear, drawn: { readonly skin: string; readonly shoes: string }) {
  const skin = wear.skin ?? skinIn(wear, drawn.skin);
  return {
    skin,
    shoes: wear.shoes ?? drawn.shoes,
    hat: wear.hat ?? null,
    head: wear.head ?? null,
    gloves: wear.gloves ?? skin,
  };
}

const inTrousers = ({ top, bottom }: { readonly top: string; readonly bottom: string }) => ({
  top,
  bottom,
  thighs: bottom,
  legs: bottom,
  dress: null,
});

const isHairless = ({ head, isStone, isPlush }: Wear): boolean =>
  head === 'space helmet' || isStone === true || isPlush === true;

function grownOn(kit: Maker, build: Build, wear: Wear): Grown {
  const [hair, usual] = [kit.pick(build.hair), kit.pick(build.cuts)];
  return {
    colour: wear.hair ?? hair,
    cut: isHairless(wear) ? null : underHat(wear.cut ?? usual, wear),
    hasBeard: wear.head !== 'space helmet' && (wear.beard ?? build.beard ?? false),
  };
}

/** A bun has no room under a hat, and what closes around a head hides hair: it came through the shell. */
function underHat(cut: HairCut, { hat, head }: Wear): HairCut {
  if (head && CLOSED.includes(head)) return 'bald';
  return (hat || head) && cut === 'bun' ? 'long' : cut;
}

const CLOSED: readonly NonNullable<Wear['head']>[] = [
  ...(['helmet', 'crash helmet', 'knight helmet', 'hood'] as const),
];

/** How soft the seams of a body are, in metres. */
const SEAM = 0.05;
const OF_CLAY = { cell: 0.025, seam: SEAM, role: 'clay' } as const;
const OF_CLOTH = { cell: 0.02, seam: SEAM, role: 'clay' } as const;
const OF_BRICKS = { cell: 0.018, seam: 0.006, role: 'gloss' } as const;

function lumpsOf(build: Build, outfit: Outfit, wear: Wear): Lump[] {
  if (wear.isBrick) return brickLumps(build, outfit);
  if (wear.isStone) return stoneLumps(build, outfit.skin);
  if (wear.isPlush) return plushLumps(build, outfit.skin);
  const lumps = bodyLumps(build, outfit);
  return isSpaceSuit(wear) ? [...lumps, ...spaceSuitLumps(build)] : lumps;
}

function fineness({ isBrick, isPlush }: Wear) {
  if (isBrick) return OF_BRICKS;
  return isPlush ? OF_CLOTH : OF_CLAY;
}

function builtAs(own: Build, wear: Wear): Build {
  if (wear.isStone) return ofStone(own);
  if (wear.isPlush) return ofPlush(own);
  return isSpaceSuit(wear) ? inSpaceSuit(own) : own;
}

/** A person of clay, arms held a little away; stands on 0. */
function person(kit: Maker, own: Build, costume: Wear): void {
  const { wear: said, colour } = kit.options;
  const wear: Wear = { ...costume, ...said, ...(costume.isPlush && colour ? { skin: colour } : {}) };
  const build = builtAs(own, wear);
  const outfit = outfitOf(kit, build, wear);
  const { face } = measuresOf(build);
  const grown = grownOn(kit, build, wear);
  const lumps = lumpsOf(build, outfit, wear);
  const bones = figure(kit, lumps, jointsOf(build), {
    ...fineness(wear),
    low: [-0.62, -0.01, -0.42],
    reach: [0.62, face + build.head * 1.2, 0.42],
  });
  const [head, hips] = ['head', 'hips'].map((name) => bones.get(name)!);
  const at = { y: face, r: build.head };
  growHair(head!, at, grown);
  putOnHead(head!, at, headgearLumps(outfit.head, outfit.hat, at));
  if (grown.cut !== null) faceOn(head!, at, grown);
  if (outfit.dress !== null) hips!.add(skirtFor(build, outfit.dress, wear));
  hips!.userData['isStiff'] = wear.isBrick ?? false;
  const chest = bones.get('chest')!;
  if (wear.isTailored) suitOn(chest, fieldOf({ lumps, seam: SEAM }), build, outfit.top);
  if (wear.isArmoured) armourOn(bones, build);
  scaled(kit, build.height / TALL);
  hangArms(bones);
}

const skirtFor = (build: Build, colour: string, { isTutu, isRobe }: Wear): Mesh =>
  isTutu ? tutuOf(build, colour) : skirtOf(build, colour, isRobe ?? false);

/** How far a skirt is from what is under it, in metres. */
const OUTSIDE = 0.012;

/** A skirt of its own, which hangs from the hips. */
function skirtOf(build: Build, colour: string, isLong: boolean): Mesh {
  const { hip, knee } = measuresOf(build);
  const hem = isLong ? hip * 0.93 : (hip - knee) * 0.96;
  const wide = 0.155 * build.hips * build.girth;
  // Outside of the thighs, which stood out of it at its sides.
  const least = 0.092 * build.hips + 0.092 * (0.5 + build.girth / 2) + OUTSIDE;
  const waist = Math.min(wide * 0.9, 0.148 * build.girth);
  const profile: readonly [number, number][] = [
    [Math.max(wide * 1.78, least * 1.3), -hem],
    [Math.max(wide * 1.72, least * 1.27), -hem * 0.96],
    [Math.max(wide * 1.4, least * 1.18), -hem * 0.55],
    [Math.max(wide * 1.16, least * 1.02), -hem * 0.12],
    [Math.max(wide * 1.02, least * 0.96), 0.03],
    [waist + (least - waist) * 0.35, 0.085],
    // Its top is inside of the waist: where a back bends it stood off.
    [waist * 0.94, 0.125],
    [waist * 0.78, 0.15],
  ];
  const outline = profile.map(([x, y]) => new Vector2(x, y));
  const skirt = new Mesh(new LatheGeometry(outline, 40), matter('clay', colour, { side: DoubleSide }));
  skirt.scale.z = 0.86;
  skirt.name = 'skirt';
  return skirt;
}

/** At rest the arms hang. */
function hangArms(bones: ReadonlyMap<string, Object3D>): void {
  for (const [name, side] of [
    ['arm.l', 1],
    ['arm.r', -1],
  ] as const)
    bones.get(name)?.rotation.set(0, 0, side * -0.52);
}

/** A record of somebody, by a build and what is usually worn. */
export function personProp(
  noun: string,
  words: readonly string[],
  { build, costume = {} }: { readonly build: BuildName; readonly costume?: Wear },
): Prop {
  return {
    noun,
    words,
    size: sizeOf(build, costume),
    stands: ['ground', 'floor', 'podium', 'road'],
    paints: ['figure'],
    moves: [{ part: 'head', does: 'nod', axis: 'x' }],
    build: made((kit) => person(kit, BUILDS[build], costume)),
  };
}

/** A brim is as deep as it is wide. */
function sizeOf(
  build: BuildName,
  { hat, head, isTutu, isStone, isPlush }: Wear,
): readonly [number, number, number] {
  const [wide, tall, deep] = SIZES[build];
  if (isTutu) return [0.8, tall, 0.8];
  if (isPlush) return PLUSH;
  if (isStone) return [1.08, tall * 0.99, 0.44];
  if (head === 'space helmet') return [0.72, tall, 0.52];
  return [wide, tall, hat && !head ? BRIM : deep];
}

const BRIM = 0.6;
const PLUSH = [0.525, 1.1, 0.458] as const;

const SIZES: Readonly<Record<BuildName, readonly [number, number, number]>> = {
  person: [0.66, 1.78, 0.4],
  man: [0.66, 1.78, 0.4],
  woman: [0.6, 1.7, 0.4],
  boy: [0.5, 1.2, 0.34],
  girl: [0.5, 1.2, 0.34],
  'old man': [0.66, 1.72, 0.4],
  'old woman': [0.6, 1.62, 0.4],
};
