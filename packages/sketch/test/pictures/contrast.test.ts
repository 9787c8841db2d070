import { describe, expect, it } from '@jest/globals';
import { Lettering } from '../../src/lettering/lettering.js';
import { readPrompt } from '../../src/prompt/read-prompt.js';
import type { TextLook } from '../../src/prompt/screen-text.js';
import { openStudio } from '../support/studio.js';

const studio = openStudio();

const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
  { width: 480, height: 480 },
] as const;
type Size = (typeof SIZES)[number];

/** What is light, full of colour, or changes behind letters. */
const SCENES = [
  'snowy mountains at noon, clear sky',
  'a beach at noon, white clouds',
  'desert dunes at noon',
  'green hills in bright sunlight',
  'aurora over a frozen lake',
  'city skyline at night, fireworks',
  'neon cyberpunk street at night in the rain',
  'a field of sunflowers, blue sky',
  'heavy fog over a lake at dawn',
  'the full moon over the sea',
  'abstract swirls of white and gold',
  'a kitchen in the morning',
] as const;

const LOOKS: readonly TextLook[] = [
  'typewriter',
  'bounce',
  'neon',
  'slide',
  'fade',
  'glitch',
  'stamp',
  'wave',
];
const TEXTS = [
  '"Dream bigger now"',
  'logo reveal for NOVA COFFEE',
  'quote: "The sea, once it casts its spell, holds one forever"',
  'caption "Fresh bread from the corner"',
  'lower third: Maria Lopez, Chief Scientist',
  'countdown from 3',
  ...LOOKS.map((look) => `"Dream bigger now" as ${look} text`),
] as const;

/** Late enough for all to stand; the countdown is in the middle of a number. */
const AT = 78;
const CLIP = { fps: 24, frameCount: 96 };

/** Full colours have more light than their luma says. In limited range of BT.709: luma and both chromas. */
const PLAIN = {
  white: [235, 128, 128],
  green: [173, 42, 26],
  cyan: [188, 154, 16],
  yellow: [219, 16, 138],
  magenta: [78, 214, 230],
  orange: [150, 50, 190],
} as const;

function plain({ width, height }: Size, [luma, blue, red]: readonly [number, number, number]): Uint8Array {
  const [pixels, quarter] = [width * height, (width * height) / 4];
  const frame = new Uint8Array(pixels * 1.5).fill(luma);
  return frame.fill(blue, pixels, pixels + quarter).fill(red, pixels + quarter);
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The relative light of a pixel, as WCAG has it. */
function lightAt(frame: Uint8Array, { width, height }: Size, at: number): number {
  const [pixels, half] = [width * height, width >> 1];
  const linear = (byte: number): number => LINEAR[Math.max(0, Math.min(255, Math.round(byte)))]!;
  const chroma = pixels + (Math.floor(at / width) >> 1) * half + ((at % width) >> 1);
  const luma = 1.164 * (frame[at]! - 16);
  const [blue, red] = [frame[chroma]! - 128, frame[chroma + pixels / 4]! - 128];
  return (
    0.2126 * linear(luma + 1.793 * red) +
    0.7152 * linear(luma - 0.213 * blue - 0.533 * red) +
    0.0722 * linear(luma + 2.112 * blue)
  );
}

function laid(text: string, size: Size, frame: Uint8Array): Uint8Array {
  const bytes = frame.slice();
  new Lettering({ texts: readPrompt(text).scene.texts, size, ...CLIP }).lay(bytes, AT);
  return bytes;
}

interface Places {
  readonly letters: readonly number[];
  readonly beside: readonly number[];
}

const known = new Map<string, Places>();

/** Where letters are, and what is right beside them: of neon, in its glow. */
function placesOf(text: string, size: Size): Places {
  const key = `${text} ${size.width}`;
  const places = known.get(key) ?? findPlaces(text, size);
  known.set(key, places);
  return places;
}

function findPlaces(text: string, size: Size): Places {
  const ink = laid(text, size, plain(size, [16, 128, 128]));
  const letters = Array.from({ length: size.width * size.height }, (_, at) => at).filter(
    (at) => ink[at]! > 215,
  );
  const glow = text.includes('neon') ? 130 : 40;
  const around = letters.flatMap((at) =>
    [-5, -4, -3, 3, 4, 5].flatMap((by) => [at + by, at + by * size.width]),
  );
  const beside = [...new Set(around)].filter((at) => ink[at]! < glow);
  if (beside.length < 100) throw new Error(`No letters were found of ${text}.`);
  return { letters, beside };
}

/** The light of letters to that of the brightest of what is right beside them, less the brightest twentieth. */
function contrast(text: string, size: Size, behind: Uint8Array): number {
  const { letters, beside } = placesOf(text, size);
  const shown = laid(text, size, behind);
  const lights = beside.map((at) => lightAt(shown, size, at)).toSorted((a, b) => a - b);
  const mean = letters.reduce((sum, at) => sum + lightAt(shown, size, at), 0) / letters.length;
  return (mean + 0.05) / (lights[Math.floor(lights.length * 0.95)]! + 0.05);
}

/** Letters as large as a title's may have less, as WCAG has it. */
const leastOf = (text: string): number => (text.includes('neon') ? 3 : 4.5);

describe('words on the screen', () => {
  it.each(SCENES.map((scene, i) => [scene, SIZES[i % 3]!] as const))(
    'have 4.5 times the light of what is behind them: over %s, %j',
    async (scene, size) => {
      const { bytes } = await studio.picture({ prompt: scene, at: [40], size });
      const found = TEXTS.map((text) => [text, contrast(text, size, bytes)] as const);
      expect(found.filter(([text, times]) => times < leastOf(text))).toEqual([]);
    },
  );

  it.each(Object.entries(PLAIN).map(([name, colour], i) => [name, SIZES[i % 3]!, colour] as const))(
    'have it over a full colour: %s, %j',
    (_, size, colour) => {
      const found = TEXTS.map((text) => [text, contrast(text, size, plain(size, colour))] as const);
      expect(found.filter(([text, times]) => times < leastOf(text))).toEqual([]);
    },
  );
});
