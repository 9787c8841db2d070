import type { CameraMove, SceneDescription, Verb } from '@clipwright/sketch/understanding';
import type { PropOptions, Wear } from '../props/kit/prop-options.js';
import type { Act, TiePlan } from './acts.js';
import type { HallPlan } from './hall-plan.js';

/** What a thing may be made of. */
export type Role = NonNullable<PropOptions['material']>;

/** What things stand on, and what is behind them. */
export type SetName =
  | 'seamless'
  | 'podium'
  | 'marble'
  | 'wood'
  | 'stone'
  | 'velvet'
  | 'water'
  | 'mirror'
  | 'neon'
  | 'stage'
  | 'window'
  | PlaceName;

/** Places with a ground that goes on and a sky, and a room. */
export type PlaceName =
  | 'meadow'
  | 'forest'
  | 'mountains'
  | 'desert'
  | 'snow'
  | 'beach'
  | 'sea'
  | 'lake'
  | 'street'
  | 'road'
  | 'underwater'
  | 'space'
  | 'sky'
  | 'moon'
  | 'mars'
  | VistaName
  | RoomName;

/** Places that are seen for themselves, and nobody acts in. */
export type VistaName = 'city' | 'falls' | 'coast' | 'islands' | 'field' | 'woods' | 'cafe' | 'wilds';

/** Places with a floor and walls. */
export const ROOM_NAMES = [
  'room',
  'kitchen',
  'bar',
  'library',
  'workshop',
  'windowsill',
  'cave',
  'hall',
] as const;

export type RoomName = (typeof ROOM_NAMES)[number];

/** Whether a set has walls, and no weather in it. */
export const isRoom = (set: SetName): boolean => (ROOM_NAMES as readonly SetName[]).includes(set);

export type { HallName, HallPlan } from './hall-plan.js';

/** What gives light in a cave: crystals, ice, or torches on gold. */
export type CaveKind = 'crystals' | 'ice' | 'gold';

/** What is above a place and in its air. */
export interface SkyPlan {
  readonly time: SceneDescription['time'];
  readonly clouds: SceneDescription['clouds'];
  readonly airs: SceneDescription['airs'];
  readonly season: Season | null;
  /** What stands in flower all over. */
  readonly bloom: Bloom | null;
  /** What is seen through a window. */
  readonly view: 'garden' | 'city';
  /** Mountains behind what is no mountain place by itself. */
  readonly hasMountains: boolean;
  /** Signs light it in their colours. */
  readonly isNeon: boolean;
  /** Who else is in a street: nobody, some who walk there, or many and cars. */
  readonly crowd: Crowd;
  /** What was built there is broken. */
  readonly isRuined?: boolean;
  /** What it is about stands on a table there. */
  readonly isOnTable: boolean;
  /** It is a farm: a barn, fences and fields in rows. */
  readonly isFarm?: boolean;
  /** Something is built or dug there. */
  readonly isSite?: boolean;
  /** A road has the sea beside it. */
  readonly isCoastal?: boolean;
  /** A wood in which mushrooms glow. */
  readonly isMagic?: boolean;
  /** Rocks are all about, in space. */
  readonly hasAsteroids?: boolean;
}

export type Crowd = 'none' | 'some' | 'many';

/** What a place that is seen for itself is like, and how it is looked at. */
export interface VistaPlan {
  readonly manner: 'usual' | 'future' | 'old' | 'ruined';
  /** A city that is known by what stands in it. */
  readonly town: 'new york' | 'paris' | 'london' | null;
  /** What kind of land without a town it is. */
  readonly wild?: 'valley' | 'dunes' | 'ice';
  /** From the air, or from its foot. */
  readonly isFromAir: boolean;
  /** It is the outline of a city that is asked for. */
  readonly isSkyline: boolean;
  /** The hours that pass in a clip, in turn; one where it stays. */
  readonly hours: readonly [SkyPlan['time'], ...SkyPlan['time'][]];
  /** All of it goes much faster than in life. */
  readonly isLapse: boolean;
  /** Nouns of the birds that fly through it. */
  readonly flies: readonly string[];
  /** Nouns of what is in it besides. */
  readonly stands: readonly string[];
}

export type Bloom = 'flowers' | 'sunflowers' | 'poppies' | 'lavender' | 'tulips';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What lights a set. */
export type LightName = 'studio' | 'golden' | 'night' | 'candle' | 'neon' | 'drama';

/** One kind of thing on the set; the first is what the clip is about. */
export interface ActorPlan {
  readonly noun: string;
  readonly count: number;
  /** `#rrggbb`; null is the thing's own. */
  readonly colour: string | null;
  readonly material: Role | null;
  readonly label: string | null;
  readonly size: 'small' | 'normal' | 'large';
  readonly verb: Verb | null;
  readonly act: Act;
  readonly wear: Wear | null;
  /** "A toy train" is as large as what lies on a table. */
  readonly isToy: boolean;
}

/** A table in front of somebody, who stands behind it. */
export interface CounterPlan {
  readonly name: 'table' | 'counter' | 'bar' | 'desk' | 'workbench';
  readonly matter: 'wood' | 'marble' | 'stone' | 'plain';
  /** `#rrggbb`; null is the matter's own. */
  readonly colour: string | null;
  /** It goes on past the edges of the picture. */
  readonly isWide: boolean;
  /** Nouns of what lies or sits on it. */
  readonly laid: readonly string[];
}

/** Which landmark the first goes towards, or over. */
export interface Course {
  readonly way: 'over' | 'toward';
  readonly whom: string;
}

/** What is poured, into what and out of what, by their nouns. */
export interface PourPlan {
  readonly into: string;
  /** Null comes from above. */
  readonly from: string | null;
  /** `#rrggbb` of what flows. */
  readonly colour: string;
  /** It can be seen through. */
  readonly isClear: boolean;
}

/** What a thing of a table top does that has no hands: it comes together of its parts or goes apart into them, they come out of it, or something falls into it by the handful. */
export interface ShowPlan {
  readonly kind: 'together' | 'apart' | 'out' | 'falls';
  /** What falls; null where nothing does. */
  readonly look: 'bean' | 'berry' | 'ball' | 'flake' | 'grain' | 'cube' | 'disc' | null;
  readonly colours: readonly string[];
}

/** What goes on in a pan, by its noun: what is in it is thrown up, it is on fire, sparks fly, and there are noodles in it. */
export interface PanPlan extends Readonly<
  Record<'isTossed' | 'isAflame' | 'hasSparks' | 'hasNoodles', boolean>
> {
  readonly noun: string;
}

/** What is behind things, out of focus. */
export type Behind = 'leaves' | 'gradient' | 'colourful';

/** What is about the things of a table top. */
export interface TableTop {
  /** Null is a plain backdrop. */
  readonly behind: Behind | null;
  /** Water splashes about the first of them. */
  readonly isSplashed: boolean;
  /** Cubes of ice lie about it. */
  readonly isIced: boolean;
  /** It is lifted from a whole. */
  readonly isLifted: boolean;
  /** What lies about it, by its noun; null where nothing does. */
  readonly laid: 'leaf sprig' | 'autumn leaf' | null;
  /** What it stands on is wet or polished, and mirrors it. */
  readonly isGlossy: boolean;
  /** It melts as one looks on. */
  readonly isMelting: boolean;
  /** Mist or smoke drifts about it. */
  readonly isMisty: boolean;
  /** It is on a desk, with what lies there. */
  readonly isDesk?: boolean;
  /** It stands on the bar of a hut on a beach. */
  readonly isBar: boolean;
}

/** How the camera goes; `turntable` turns what stands there in its place. */
export type StageMove = CameraMove | 'turntable';

/** How much of what is near and far is sharp; `rack` goes from one thing to the other. */
export type Depth = 'usual' | 'shallow' | 'deep' | 'rack';

/** How long the shutter is open for what passes by: as a film's is, longer, or for no time at all. */
export type Blur = 'usual' | 'strong' | 'none';

/** From how high the camera looks. */
export type View = 'level' | 'top' | 'low';

/** All that is needed to film a prompt on the stage. Pure data: the same words give the same plan. */
export interface StagePlan {
  readonly set: SetName;
  readonly light: LightName;
  /** `#rrggbb` of the backdrop; null leaves it to the set and the seed. */
  readonly backdrop: string | null;
  readonly actors: readonly ActorPlan[];
  /** Nouns of what is hot. */
  readonly steaming: readonly string[];
  /** Left out where the first goes to or over nothing in particular. */
  readonly course?: Course;
  /** Who it is about looks at what is behind them. */
  readonly looksAway: boolean;
  /** The noun of whoever has magic in a hand; null where nobody has. */
  readonly magicOf: string | null;
  /** The noun of who breathes fire; null where nobody does. */
  readonly fireOf: string | null;
  /** Drops of water are on what it is about. */
  readonly isWet: boolean;
  readonly pour: PourPlan | null;
  readonly tableTop: TableTop;
  /** Left out where the first thing does nothing of the kind. */
  readonly show?: ShowPlan;
  /** Left out where nothing goes on in a pan. */
  readonly pan?: PanPlan;
  /** Things come one by one. */
  readonly appears?: true;
  /** Who rides, holds or stands beside whom. */
  readonly ties: readonly TiePlan[];
  /** What somebody stands behind; null where they stand free. */
  readonly counter: CounterPlan | null;
  /** Null in a studio. */
  readonly sky: SkyPlan | null;
  /** Left out where somebody or something is what a clip is about. */
  readonly vista?: VistaPlan;
  /** Which hall a hall is. */
  readonly hall?: HallPlan;
  /** What a cave is lit by. */
  readonly cave?: CaveKind;
  readonly moves: readonly StageMove[];
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly view: View;
  readonly depth: Depth;
  readonly blur: Blur;
  /** 1 shows the whole of it, 2 is twice as near. */
  readonly close: number;
}
