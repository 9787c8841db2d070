import { describe, expect, it } from '@jest/globals';
import { Lettering } from '../src/lettering/lettering.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { countedUp, numberOf } from '../src/prompt/figures/number-in-words.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import { hueGap, Picture, type Colour, type Patch } from './support/picture.js';

const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
  { width: 480, height: 480 },
] as const;
type Size = (typeof SIZES)[number];

/** What a prompt's figure is: its kind, its heading, its entries. */
function figureOf(prompt: string): string {
  const [text] = readPrompt(prompt).scene.texts;
  const entries = text?.entries?.map(({ label, shown }) => `${label}=${shown}`) ?? [];
  return [text?.role ?? 'none', text?.words || '-', ...entries].join(' ');
}

function told(prompt: string): string[] {
  return warningsFor(readPrompt(prompt).words, { overPicture: false });
}

/** A late frame of a prompt's words over a plain one. */
function shown(prompt: string, size: Size, by: { luma?: number; index?: number } = {}): Picture {
  const { width, height } = size;
  const bytes = new Uint8Array((width * height * 3) / 2).fill(128);
  bytes.fill(by.luma ?? 16, 0, width * height);
  const { texts } = readPrompt(prompt).scene;
  new Lettering({ texts, size, fps: 24, frameCount: 96 }).lay(bytes, by.index ?? 90);
  return new Picture(size, bytes);
}

/** The pixels of a hue: what is full of colour and not of letters. */
function ofHue(picture: Picture, hue: number): Patch {
  return picture.where(
    (colour: Colour) => colour.saturation > 0.4 && colour.luma > 0.4 && hueGap(colour.hue, hue) < 14,
  );
}

const GOLD = 40;
const BLUE = 226;
const CYAN = 197;

describe('a chart of a prompt', () => {
  it.each([
    ['bar chart: tea 40, coffee 60', 'bars - tea=40 coffee=60'],
    ['line chart of sales: Jan 10, Feb 14, Mar 30', 'line sales Jan=10 Feb=14 Mar=30'],
    ['Donut chart with 62% yes, 38% no', 'donut - yes=62% no=38%'],
    ['a pie chart "Market share": Acme 45, Globex 30', 'pie Market share Acme=45 Globex=30'],
    ['"Our year", bar chart: tea 40, coffee 60', 'bars Our year tea=40 coffee=60'],
    ['tea 40, coffee 60 as a pie chart', 'pie - tea=40 coffee=60'],
    ['infographic: 2019: 10, 2020: 14, 2021: 30', 'line - 2019=10 2020=14 2021=30'],
    ['line chart: Jan -3°C, Jul 25.5°C', 'line - Jan=-3°C Jul=25.5°C'],
    ['column chart: North 1.2m, South 0.8m', 'bars - North=1.2m South=0.8m'],
    ['bar graph comparing Tesla (45), BMW (30)', 'bars - Tesla=45 BMW=30'],
    ['Balkendiagramm: Tee 40, Kaffee 60', 'bars - Tee=40 Kaffee=60'],
    ['gráfico de barras: té 40, café 60', 'bars - té=40 café=60'],
    ['diagramme circulaire : thé 40 %, café 60 %', 'pie - thé=40 % café=60 %'],
    ['pie chart: a 80%, b 90%', 'bars - a=80% b=90%'],
    ['a graph of users growing from 100 in May to 5,000 in June', 'line users May=100 June=5,000'],
    ['revenue growth up 25 %', 'measure up revenue growth=25 %'],
    ['Profit fell by 12% this year', 'measure down Profit this year=12%'],
    ['counter to 10,000 users', 'measure none users=10,000'],
    ['progress bar 75%', 'progress none =75%'],
    ['steps: 1 plan, 2 build, 3 launch', 'steps - plan=1 build=2 launch=3'],
    ['three steps 1-2-3', 'steps - =1 =2 =3'],
    ['Step 1: sign up, Step 2: verify', 'steps - sign up=1 verify=2'],
    ['timeline: 1969 Moon landing, 2007 phones', 'timeline - Moon landing=1969 phones=2007'],
    ['checklist: milk, eggs', 'checklist - milk=1 eggs=2'],
    ['map pins in Paris, Rome', 'pins - Paris=1 Rome=2'],
    ['an arrow pointing right', 'arrow right'],
    ['Revenue: $1.2M in 2021, $2.5M in 2022, bar chart', 'bars Revenue 2021=$1.2M 2022=$2.5M'],
    ['Bitcoin price chart up 8%', 'measure up Bitcoin price chart=8%'],
    ['company growth chart from 2019 to 2023', 'arrow up'],
    ['How it works 1. Upload 2. Edit 3. Share', 'steps - Upload=1 Edit=2 Share=3'],
    ['चाय 40, कॉफ़ी 60 बार चार्ट', 'bars - चाय=40 कॉफ़ी=60'],
    ['a horse runs up 3 hills', 'none -'],
    ['a bar at night, 3 people', 'none -'],
  ])('is read with its values and labels: %s', (prompt, figure) => {
    expect(figureOf(prompt)).toBe(figure);
  });

  it.each(['a bar chart of sales', 'pie chart', 'an infographic about coffee'])(
    'has no numbers but those that are given: %s',
    (prompt) => {
      expect(readPrompt(prompt).scene.texts).toEqual([]);
      expect(told(prompt).at(-1)).toMatch(/^A chart is drawn of the numbers that its prompt gives/);
    },
  );

  it('that only grows is an arrow, and says so', () => {
    expect(figureOf('a line chart going up')).toBe('arrow up');
    expect(told('a line chart going up')).toEqual([
      'The sketch engine draws "a line chart going up" as an arrow without numbers.',
    ]);
  });

  it('leaves the scene around it', () => {
    const { scene, words } = readPrompt('pie chart showing 30% rent, 70% food over a sunset beach, zoom in');
    expect([scene.setting, scene.time, scene.camera.move]).toEqual(['beach', 'sunset', 'push-in']);
    expect(words.filter(({ fate }) => fate === 'missing')).toEqual([]);
  });

  it('is not made of quoted words', () => {
    expect(figureOf('"bar chart: tea 40, coffee 60" over a lake')).toBe('title bar chart: tea 40, coffee 60');
  });
});

describe('a figure on the screen', () => {
  it.each(SIZES)('has bars as long as their values, in $width x $height', (size) => {
    const picture = shown('bar chart: tea 40, coffee 60', size);
    const [least, most] = [ofHue(picture, BLUE).shapes(40)[0]!.box, ofHue(picture, GOLD).shapes(40)[0]!.box];
    const isUpright = size.height <= size.width;
    const [short, long] = isUpright ? [least.height, most.height] : [least.width, most.width];
    expect(short / long).toBeGreaterThan(0.64);
    expect(short / long).toBeLessThan(0.695);
  });

  it.each(SIZES)('has slices as large as their values, in $width x $height', (size) => {
    const picture = shown('donut chart: yes 75%, no 25%', size);
    const share = ofHue(picture, CYAN).count / ofHue(picture, GOLD).count;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });

  it.each(SIZES)('leaves the rest of a whole empty, in $width x $height', (size) => {
    const gold = (prompt: string): number => ofHue(shown(prompt, size), GOLD).count;
    const share = gold('progress bar 25%') / gold('progress bar 100%');
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.28);
  });

  it('is drawn on, and then stands still', () => {
    const at = (index: number): number =>
      ofHue(shown('bar chart: tea 40, coffee 60', SIZES[0], { index }), GOLD).count;
    expect(at(6)).toBeLessThan(at(20));
    expect(at(20)).toBeLessThan(at(60));
    expect(at(60)).toBe(at(90));
  });

  it('is readable over a white picture as over a black one', () => {
    for (const size of SIZES) {
      const white = shown('steps: plan, build, launch', size, { luma: 235 });
      expect(white.extreme('dark', [0.45, 0.45, 0.55, 0.55], 0.1)).toBeLessThan(60);
    }
  });
});

describe('a number that counts up', () => {
  it.each([
    ['$1,000,000', 1_000_000, '$500,000'],
    ['25 %', 25, '13 %'],
    ['12,5%', 12.5, '6,3%'],
    ['3.50', 3.5, '1.75'],
    ['-15', -15, '-8'],
    ['1.2m', 1_200_000, '0.6m'],
    ['1.200 €', 1200, '600 €'],
    ['0', 0, '0'],
  ])('is worth what is written, and ends there: %s', (written, value, half) => {
    const number = numberOf(written);
    expect(number.value).toBeCloseTo(value, 6);
    expect(countedUp(number, 0.5)).toBe(half);
    expect(countedUp(number, 1)).toBe(written);
  });
});
