import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { Line } from './line.js';
import { isOverloaded } from './overloaded.js';

const LONG_MS = 60_000;

/** Work that ends when the test says so. */
function piece(line: Line, begun: string[], name: string) {
  const bell = new EventEmitter();
  const done = line.through(async () => {
    begun.push(name);
    await once(bell, 'end');
    return name;
  });
  return { done, end: () => bell.emit('end'), fail: () => bell.emit('error', new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a line', () => {
  it('lets so many go on at once, and the others in the order in which they came', async () => {
    const [line, begun] = [new Line(2, LONG_MS), [] as string[]];
    const [one, two] = [piece(line, begun, 'one'), piece(line, begun, 'two')];
    const [three, four] = [piece(line, begun, 'three'), piece(line, begun, 'four')];
    await settled();
    expect(begun).toEqual(['one', 'two']);
    two.end();
    expect(await two.done).toBe('two');
    await settled();
    expect(begun).toEqual(['one', 'two', 'three']);
    one.fail();
    await expect(one.done).rejects.toThrow('one');
    await settled();
    expect(begun).toEqual(['one', 'two', 'three', 'four']);
    three.end();
    four.end();
    expect(await Promise.all([three.done, four.done])).toEqual(['three', 'four']);
  });

  it('refuses who has waited too long, and goes on with the next', async () => {
    const [line, begun] = [new Line(1, 1), [] as string[]];
    const one = piece(line, begun, 'one');
    const late = await piece(line, begun, 'two').done.catch((error: unknown) => error);
    expect([late instanceof Error && late.message, isOverloaded(late)]).toEqual([
      'waited 1 ms for a connection',
      true,
    ]);
    one.end();
    await one.done;
    const three = piece(line, begun, 'three');
    await settled();
    three.end();
    expect(await three.done).toBe('three');
    expect(begun).toEqual(['one', 'three']);
  });
});
