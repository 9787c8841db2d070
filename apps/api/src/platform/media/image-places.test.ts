import { describe, expect, it } from '@jest/globals';
import { createPlaces } from './image-places.js';

const { signal } = new AbortController();

describe('createPlaces', () => {
  it('hands a place that is given back to the one who waited longest', async () => {
    const places = createPlaces({ count: 1, maxQueued: 2 });
    const order: string[] = [];
    const giveBack = await places.take(signal);
    const first = places.take(signal).then((give) => (order.push('first'), give?.()));
    const second = places.take(signal).then((give) => (order.push('second'), give?.()));
    giveBack?.();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    expect(await places.take(signal)).not.toBeNull();
  });

  it('turns away whom the queue has no room for', async () => {
    const places = createPlaces({ count: 1, maxQueued: 0 });
    const giveBack = await places.take(signal);
    expect(await places.take(signal)).toBeNull();
    giveBack?.();
    expect(await places.take(signal)).not.toBeNull();
  });

  it('lets one who waits go away without losing the place', async () => {
    const places = createPlaces({ count: 1, maxQueued: 1 });
    const giveBack = await places.take(signal);
    const impatient = new AbortController();
    const waiting = places.take(impatient.signal);
    impatient.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    giveBack?.();
    expect(await places.take(signal)).not.toBeNull();
  });
});
