import { describe, expect, it } from '@jest/globals';
import { createPassMemory, layOutIn } from './pass-memory.js';
import { SpotPlate } from './spot-plate.js';

const SIZE = { width: 64, height: 48 };

function plate(): { plate: SpotPlate; alpha: () => number[] } {
  const memory = createPassMemory();
  const room = layOutIn(memory, (arena) => ({
    pixels: arena.take(SIZE.width * SIZE.height * 4),
    table: arena.take((SIZE.width / 16) * SIZE.height),
  }));
  const made = new SpotPlate(memory, room, SIZE);
  made.at({ scale: 1, x: 0, y: 0 });
  made.ink([255, 255, 255], 1);
  const bytes = new Uint8Array(memory.buffer, room.pixels, SIZE.width * SIZE.height * 4);
  return {
    plate: made,
    alpha: () => Array.from({ length: SIZE.width * SIZE.height }, (_, i) => bytes[i * 4 + 3]!),
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Ink on a plate after one streak of length 20 from the middle, in this direction. */
function inkOfStreak(turn: number): number {
  const { plate: one, alpha } = plate();
  one.streak({ x: 32 + Math.cos(turn) * 20, y: 24 + Math.sin(turn) * 20 }, { x: 32, y: 24 }, 3);
  return sum(alpha());
}

describe('a plate of small shapes', () => {
  it('paints a streak as strongly whichever way it points', () => {
    const upright = inkOfStreak(Math.PI / 2);
    for (const turn of [0, 0.4, Math.PI / 4, 1.1, 2.5, 4])
      expect(Math.abs(inkOfStreak(turn) / upright - 1)).toBeLessThan(0.1);
  });

  it('lets a streak fade towards its tail', () => {
    const { plate: one, alpha } = plate();
    one.streak({ x: 60, y: 20 }, { x: 4, y: 20 }, 2);
    const row = alpha().slice(20 * SIZE.width, 21 * SIZE.width);
    expect(row[56]).toBeGreaterThan(200);
    expect(row[10]).toBeLessThan(20);
  });

  it('keeps what reaches past the borders from wrapping round', () => {
    const { plate: one, alpha } = plate();
    one.streak({ x: 80, y: 10 }, { x: 50, y: 10 }, 2);
    one.oval(-3, 30, { rx: 6, ry: 2, turn: 0.3 });
    const shown = alpha();
    expect(sum(shown.filter((_, i) => i % SIZE.width < 40 && Math.floor(i / SIZE.width) < 20))).toBe(0);
    expect(sum(shown.filter((_, i) => i % SIZE.width > 8 && Math.floor(i / SIZE.width) > 24))).toBe(0);
  });

  it('is empty again once wiped', () => {
    const { plate: one, alpha } = plate();
    one.oval(30, 20, { rx: 9, ry: 4, turn: 1 });
    one.wipe();
    expect(sum(alpha())).toBe(0);
  });
});
