import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { css } from '../paint/colour.js';
import { ART_NOUNS } from '../prompt/art-nouns.js';
import { understandPrompt } from '../prompt/understand-prompt.js';
import { loadArt } from '../scene/subjects/art-library.js';
import { artDrawer } from '../scene/subjects/art.js';
import { SUBJECTS } from './catalogue.js';
import type { Drawer, SubjectPaint } from './drawing/shapes.js';

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

function sourcesOf(room: string): string[] {
  const folder = new URL(`../${room}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

describe('subjects', () => {
  it('are at least forty, each under a name of its own that brings it into the scene', () => {
    const nouns = SUBJECTS.map((subject) => subject.noun);
    expect(new Set(nouns).size).toBe(nouns.length);
    expect(nouns.length).toBeGreaterThanOrEqual(40);
    const shown = nouns.filter((noun) => understandPrompt(`a ${noun}`).subjects[0]?.noun === noun);
    expect(shown).toEqual(nouns);
  });

  it('have words that mean no other subject', () => {
    const words = SUBJECTS.flatMap((subject) => [
      subject.noun,
      ...subject.words.split(/,\s*/).map((word) => word.split(':')[0]!),
    ]).filter(Boolean);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(SUBJECTS.map(({ noun, draw }) => [noun, draw] as const))(
    'puts ink on the canvas: %s',
    (_, draw) => {
      expect(covered(inked(draw))).toBeGreaterThan(60);
    },
  );

  it('are told apart by their records alone: no room that places, paints or sounds them names one', () => {
    const rooms = ['scene', 'sound', 'paint', 'host'].flatMap((room) => sourcesOf(room));
    const named = rooms.filter((text) => SUBJECTS.some(({ noun }) => text.includes(`'${noun}'`)));
    expect(rooms.length).toBeGreaterThan(80);
    expect(named).toEqual([]);
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
