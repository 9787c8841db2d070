import { describe, expect, it } from '@jest/globals';
import { HandedOverError, isHandedOver } from './index.js';

describe('a run that was handed over', () => {
  it('is told from one that was canceled by the reason of its abort, also from another copy of the package', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('clipwright.handed-over')]: true });
    const reasons = [
      new HandedOverError('the worker is shutting down'),
      foreign,
      new Error('canceled'),
      undefined,
      'x',
    ];
    expect(reasons.map(isHandedOver)).toEqual([true, true, false, false, false]);
    expect(reasons[0]).toMatchObject({ name: 'HandedOverError', message: 'the worker is shutting down' });
  });
});
