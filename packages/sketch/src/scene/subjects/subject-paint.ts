import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import { COLOURS } from '../../prompt/lexicon/colours.js';
import type { SubjectPaint } from '../../subjects/drawing/shapes.js';
import type { Moment } from '../part.js';
import type { HasLight, HasScene } from '../scene-kit.js';
import type { Placed } from './placed.js';

const PACES: Partial<Record<Placed['verb'], number>> = {
  run: 2.1,
  walk: 0.95,
  fly: 1.5,
  swim: 1,
  drive: 1,
  jump: 1.2,
  dance: 1.3,
  float: 0.4,
  sail: 0.5,
  burn: 1,
};

/** How much of a subject the air has taken. */
function fadeOf(kit: HasScene & HasLight, depth: number): number {
  const air = kit.scene.airs.includes('fog') ? 0.1 * (1 - depth) : 0;
  return Math.max(0, Math.min(0.6, kit.light.hazeAmount * (0.24 - depth * 0.25) + air));
}

// Street lamps light whoever passes below them; trees take the sky from whoever stands among them; noir
// leaves them black against the light.
function shadeOf(kit: HasScene & HasLight): number {
  if (kit.scene.styles.includes('noir')) return 0.3;
  if (kit.scene.setting === 'underwater') return 0.72;
  if (kit.scene.setting === 'forest') return 0.46;
  return kit.scene.setting === 'street' && kit.light.lampsOn ? 1.15 : 0.56;
}

/** At night the light in a street is the lamps': warm. */
function lampLightOf(kit: HasScene & HasLight): Rgb {
  const { key, lampsOn } = kit.light;
  return kit.scene.setting === 'street' && lampsOn ? mix(key, [255, 198, 132], 0.6) : key;
}

const RIDING_COATS = ['#8f2f2c', '#2f4f7a', '#3a5f45', '#6a4a2c'] as const;

function riderOf(placed: Placed): Rgb | null {
  const { rider } = placed.subject;
  if (rider === null) return null;
  return hex(COLOURS[rider] ?? RIDING_COATS[Math.floor(placed.phase * 4) % 4]!);
}

export function paintFor(
  kit: HasScene & HasLight,
  placed: Placed,
  moment: Pick<Moment, 'seconds' | 'flash'>,
): SubjectPaint {
  const { ambient, haze } = kit.light;
  const key = lampLightOf(kit);
  const code = placed.subject.colour ? COLOURS[placed.subject.colour] : undefined;
  const fade = fadeOf(kit, placed.depth);
  const flash = moment.flash * 40;
  const base = shadeOf(kit);
  // The bright side is on the subject's own right: it turns with where it looks.
  const sunSide = (kit.sun.x > placed.x ? 1 : -1) * placed.faces;
  return {
    own: code ? hex(code) : null,
    light: (colour: Rgb, side = 0.5, opacity = 1) => {
      const lit = sunSide > 0 ? side : side * 0.75 + 0.12;
      const shown = [0, 1, 2].map(
        (channel) =>
          (colour[channel]! * (ambient[channel]! * base + key[channel]! * lit * 0.62)) / 255 + flash,
      ) as unknown as Rgb;
      return css(mix(shown, haze, fade), opacity);
    },
    lampsOn: kit.light.lampsOn,
    snowy: kit.scene.airs.includes('snow'),
    seconds: moment.seconds,
    phase: placed.phase,
    pace: PACES[placed.verb] ?? 0,
    verb: placed.verb,
    rider: riderOf(placed),
    burns: placed.subject.verb === 'burn',
  };
}
