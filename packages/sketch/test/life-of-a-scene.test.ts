import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from '@jest/globals';
import { css } from '../src/paint/colour.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import type { SubjectPaint } from '../src/subjects/drawing/shapes.js';
import { fountain } from '../src/subjects/places/fountain.js';
import { house } from '../src/subjects/places/house.js';

const SIDE = 120;

/** A thing's pixels at a moment, on black. */
function drawn(
  subject: { draw(context: never, paint: SubjectPaint): void },
  seconds: number,
): Uint8ClampedArray {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.scale(SIDE / 2, SIDE / 2);
  context.translate(1, 1.7);
  subject.draw(context as never, {
    own: null,
    light: (colour, _side, opacity = 1) => css(colour, opacity),
    lampsOn: false,
    seconds,
    phase: 0.3,
    pace: 0,
    verb: 'stand',
    rider: null,
    burns: false,
  });
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

describe('nothing that should move stands still', () => {
  it.each([
    ['the water of a fountain', fountain],
    ['the smoke over a house', house],
  ] as const)('%s', (_name, subject) => {
    const [before, after] = [drawn(subject, 1), drawn(subject, 1.5)];
    expect(before.filter((value, i) => Math.abs(value - after[i]!) > 24).length).toBeGreaterThan(40);
  });
});

describe('what strangers ask for', () => {
  const things = (prompt: string): string[] =>
    readPrompt(prompt).scene.subjects.map(({ noun, count, verb }) => `${count} ${noun} ${verb}`);

  it('traffic is several cars', () => {
    expect(readPrompt('traffic at night').scene.subjects).toMatchObject([{ noun: 'car', count: 4 }]);
  });

  it('snow that falls outside a window is seen from a room, and the window falls nowhere', () => {
    const { scene } = readPrompt('snow falling outside a window, candle on the sill');
    expect(scene).toMatchObject({ setting: 'room', airs: ['snow'] });
    expect(things('snow falling outside a window, candle on the sill')).toEqual(['1 candle null']);
  });

  it('a street musician plays what he is said to play', () => {
    const prompt = 'a street musician playing violin, people passing by';
    expect(things(prompt)).toEqual(['1 violinist stand', '5 person walk']);
    expect(things('a street musician')).toEqual(['1 guitarist null']);
  });

  it.each([
    'a street musician playing violin',
    'smoke rising from a chimney of a cottage in winter',
    'snow falling outside a window, candle on the sill',
    'a fountain in the town square',
  ])('all of it is drawn: %s', (prompt) => {
    const { words } = readPrompt(prompt);
    expect(words.filter(({ fate }) => fate === 'missing')).toEqual([]);
    expect(warningsFor(words, { overPicture: false }).join('')).not.toContain('does not draw');
  });
});
