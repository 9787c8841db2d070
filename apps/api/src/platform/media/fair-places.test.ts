import { describe, expect, it } from '@jest/globals';
import { type Crowded, FairPlaces, type FairPlacesRules } from './fair-places.js';

const { signal } = new AbortController();

/** Places, and in which order they were given to whom. */
function watched(rules: Partial<FairPlacesRules>) {
  const places = new FairPlaces({ count: 1, perOwner: 9, maxQueued: 9, maxQueuedPerOwner: 9, ...rules });
  const order: string[] = [];
  const ask = (owner: string, name = owner): Promise<(() => void) | Crowded> =>
    places.take(owner, signal).then((place) => {
      order.push(typeof place === 'string' ? `${name} ${place}` : name);
      return place;
    });
  return { places, order, ask };
}

const entered = async (asked: Promise<(() => void) | Crowded>): Promise<() => void> => {
  const place = await asked;
  if (typeof place === 'string') throw new Error(`no place: ${place}`);
  return place;
};

/** Gives back whatever comes, one after another, as work that ends. */
const through = async (...asked: Promise<(() => void) | Crowded>[]): Promise<void> => {
  await Promise.all(asked.map((one) => entered(one).then((giveBack) => giveBack())));
};

describe('places that owners share', () => {
  it("go to owners in turn, and to an owner's own in the order in which they came", async () => {
    const { order, ask } = watched({});
    const first = await entered(ask('many', 'many 1'));
    const others = [ask('many', 'many 2'), ask('many', 'many 3'), ask('one'), ask('other')];
    first();
    await through(...others);
    expect(order).toEqual(['many 1', 'many 2', 'one', 'other', 'many 3']);
  });

  it('are never all taken by one owner who may have fewer', async () => {
    const { places, order, ask } = watched({ count: 2, perOwner: 1 });
    const first = await entered(ask('many', 'many 1'));
    const second = ask('many', 'many 2');
    expect(places.isAtItsMost('many')).toBe(true);
    const other = await entered(ask('other'));
    expect(order).toEqual(['many 1', 'other']);
    other();
    first();
    (await entered(second))();
    expect(places.isEmpty).toBe(true);
  });

  it('are not waited for by more than may wait: of one owner, or of all', async () => {
    const { ask } = watched({ maxQueued: 3, maxQueuedPerOwner: 2 });
    const first = await entered(ask('a'));
    const waiting = [ask('a'), ask('a'), ask('b')];
    expect(await ask('a')).toBe('own');
    expect(await ask('b')).toBe('all');
    first();
    await through(...waiting);
  });

  it('are waited for by somebody new in the place of the last of those who have most waiting', async () => {
    const { ask } = watched({ maxQueued: 3 });
    const first = await entered(ask('many'));
    const waiting = [ask('many'), ask('many')];
    const last = ask('many');
    const other = ask('other');
    expect(await last).toBe('all');
    first();
    await through(...waiting, other);
  });

  it('are left by one who gives up, without losing the place', async () => {
    const { places, ask } = watched({ maxQueued: 1 });
    const first = await entered(ask('a'));
    const impatient = new AbortController();
    const waiting = places.take('b', impatient.signal);
    impatient.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const second = ask('c');
    first();
    (await entered(second))();
    expect(places.isEmpty).toBe(true);
  });
});
