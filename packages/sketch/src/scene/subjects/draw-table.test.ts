import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from '@jest/globals';
import { ART_NOUNS } from '../../prompt/art-nouns.js';
import { DRAWN_SUBJECTS } from '../../prompt/lexicon/subjects.js';
import { understandPrompt } from '../../prompt/understand-prompt.js';
import { css } from '../../paint/colour.js';
import { artDrawer } from './art.js';
import { loadArt } from './art-library.js';
import { DRAWERS } from './draw-table.js';
import type { Drawer, SubjectPaint } from './shapes.js';

const PAINT: SubjectPaint = {
  own: null,
  light: (colour, _, opacity) => css(colour, opacity),
  lampsOn: false,
  seconds: 0.3,
  phase: 0.2,
  pace: 1,
};

function inked(drawer: Drawer, seconds = 0.3): Buffer {
  const canvas = createCanvas(120, 120);
  const context = canvas.getContext('2d');
  context.translate(60, 100);
  context.scale(70, 70);
  drawer(context, { ...PAINT, seconds });
  return canvas.data();
}

function covered(pixels: Buffer): number {
  let count = 0;
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 40) count += 1;
  return count;
}

describe('subjects', () => {
  it('draws every subject that the lexicon promises, at least forty', () => {
    expect(Object.keys(DRAWERS).sort()).toEqual(Object.keys(DRAWN_SUBJECTS).sort());
    expect(Object.keys(DRAWERS).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(DRAWERS))('puts ink on the canvas: %s', (noun) => {
    expect(covered(inked(DRAWERS[noun]!))).toBeGreaterThan(60);
  });

  it('has art for every further noun', async () => {
    const keys = [...new Set(ART_NOUNS.values())];
    const art = await loadArt(keys);
    expect(keys.filter((key) => !art[key])).toEqual([]);
    const blank = keys.filter((key) => covered(inked(artDrawer(art[key]!))) < 60);
    expect(blank).toEqual([]);
  });

  it('keeps the pieces of open art apart: at least 1,500 pictures, and at least 1,500 nouns that bring one into the scene', () => {
    expect(new Set(ART_NOUNS.values()).size).toBeGreaterThanOrEqual(1500);
    const shown = [...ART_NOUNS].filter(([noun, key]) =>
      understandPrompt(`a ${noun}`).subjects.some((one) => one.artKey === key),
    );
    expect(shown.length).toBeGreaterThanOrEqual(1500);
  });
});
