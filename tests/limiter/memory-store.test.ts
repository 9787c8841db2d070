import { describe } from '@jest/globals';
import { createMemoryStore } from '@clipwright/core/limiter';
import { describeStore } from './store-promises.js';

describe('the memory store', () => {
  const open = () => {
    let nowMs = Date.now();
    const store = createMemoryStore({ now: () => nowMs });
    const age = (ms: number) => Promise.resolve(void (nowMs += ms));
    return { store, age, close: () => Promise.resolve() };
  };
  describeStore({ open, runs: 200 });
});
