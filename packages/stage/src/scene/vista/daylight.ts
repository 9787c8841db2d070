import { uniform } from 'three/tsl';
import { Color, DirectionalLight, HemisphereLight, type Node, Vector3 } from 'three/webgpu';
import type { SkyPlan, VistaPlan } from '../../plan/stage-plan.js';
import type { Hex, Mood } from '../mood.js';
import { outdoorLight, type SkyLook } from '../outdoors/outdoor-light.js';
import type { SkyTints } from '../outdoors/sky-dome.js';

/** The light over a place, which goes on from hour to hour. */
export interface Daylight {
  readonly tints: SkyTints;
  /** What far things fade into. */
  readonly haze: Node<'vec3'>;
  /** How much lamps and windows are lit, 0 to 1. */
  readonly lamps: Node<'float'>;
  readonly sun: DirectionalLight;
  readonly around: HemisphereLight;
  /** How the sky is at its darkest: with stars where any hour has them. */
  readonly look: SkyLook;
  /** What things show that shine, as it is at first. */
  readonly mood: Mood;
  take(progress: number): void;
}

type Time = SkyPlan['time'];

/** How much of a town's lamps are lit. */
const LIT: Readonly<Record<Time, number>> = {
  day: 0,
  golden: 0.1,
  sunset: 0.42,
  dusk: 0.85,
  night: 1,
  dawn: 0.3,
};
/** What lamps leave of the moon's light, in a town. */
const IN_TOWN = 0.16;
/** From sun and sky to what lies open: both are written for what shines. */
const [DIRECT, AROUND] = [1.2, 1.3];

/** What is mixed from one hour to the next, as numbers. */
interface Hour {
  readonly colours: readonly Color[];
  readonly numbers: readonly number[];
}

const COLOURS = ['zenith', 'horizon', 'glow', 'cloudLit', 'cloudShade', 'haze'] as const;
const HAZE = COLOURS.indexOf('haze');
const HORIZON = COLOURS.indexOf('horizon');

/** Where one stands under a sky: among lamps, or so high that it is deep down to the horizon. */
interface Where {
  readonly isInTown: boolean;
  readonly isHigh?: boolean;
}

/** How much of the zenith's colour the horizon has for one who is high up. */
const DEEP = 0.5;

/** Far towers are as blue as they are far, whatever the hour; so is what lies under one who is high up. */
function deepen(colours: readonly Color[], { zenith }: SkyLook, { isInTown, isHigh = false }: Where): void {
  const deep = new Color(zenith);
  if (isInTown) colours[HAZE]!.lerp(deep, 0.35);
  if (isHigh) for (const name of [HORIZON, HAZE]) colours[name]!.lerp(deep, DEEP);
}

function hourOf(
  look: SkyLook,
  mood: Mood,
  { lamps, isInTown, isHigh = false }: Where & { readonly lamps: number },
): Hour {
  const [above, , below] = mood.around;
  const dark = isInTown && look.isNight ? IN_TOWN : 1;
  const hexes: readonly Hex[] = [...COLOURS.map((name) => look[name]), mood.key.colour, above, below];
  const colours = hexes.map((hex) => new Color(hex));
  deepen(colours, look, { isInTown, isHigh });
  return {
    colours,
    numbers: [
      look.glowing,
      look.stars ? 1 : 0,
      lamps,
      mood.key.power * DIRECT * dark,
      mood.aroundPower * AROUND * (isInTown && look.isNight ? 0.45 : 1),
      ...mood.key.from,
    ],
  };
}

type Numbers = [number, number, number, number, number];
/** So many numbers of an hour come before where its sun is. */
const LIGHTS = 5;

/** The light of one hour, or of all that pass in a clip. */
export function daylight(sky: SkyPlan, { hours }: VistaPlan, where: Where): Daylight {
  const isGrey = sky.airs.some((air) => ['rain', 'storm', 'fog'].includes(air));
  const lights = hours.map((time) => ({ time, ...outdoorLight({ ...sky, time }) }));
  const all = lights.map(({ time, look, mood }) =>
    hourOf(look, mood, { lamps: Math.max(LIT[time], isGrey ? 0.35 : 0), ...where }),
  );
  const tones = [...COLOURS].map(() => uniform(new Vector3()));
  const [glowing, stars, lamps] = [uniform(0), uniform(0), uniform(0)];
  const sun = new DirectionalLight();
  const around = new HemisphereLight();
  const put = ({ colours, numbers }: Hour): void => {
    tones.forEach(({ value }, index) => value.setFromColor(colours[index]!));
    [glowing.value, stars.value, lamps.value, sun.intensity, around.intensity] = numbers as Numbers;
    const away = sun.position.length();
    sun.position.fromArray(numbers, LIGHTS).setLength(away);
    const [key, above, below] = colours.slice(COLOURS.length);
    sun.color.copy(key!);
    around.color.copy(above!);
    around.groundColor.copy(below!);
  };
  put(all[0]!);
  const [zenith, horizon, glow, cloudLit, cloudShade, haze] = tones;
  return {
    tints: {
      zenith: zenith!,
      horizon: horizon!,
      glow: glow!,
      cloudLit: cloudLit!,
      cloudShade: cloudShade!,
      glowing,
      stars,
    },
    haze: haze!,
    lamps,
    sun,
    around,
    mood: lights[0]!.mood,
    look: lights.find(({ look }) => look.stars)?.look ?? lights[0]!.look,
    take: (progress) => put(between(all, progress)),
  };
}

function between(all: readonly Hour[], progress: number): Hour {
  const at = Math.min(1, Math.max(0, progress)) * (all.length - 1);
  const [one, next] = [all[Math.floor(at)]!, all[Math.ceil(at)]!];
  const share = at - Math.floor(at);
  return {
    colours: one.colours.map((colour, index) => colour.clone().lerp(next.colours[index]!, share)),
    numbers: one.numbers.map((value, index) => value + (next.numbers[index]! - value) * share),
  };
}
