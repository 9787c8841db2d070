import { describe, expect, it } from '@jest/globals';
import { EngineError, isEngineError } from './index.js';

describe('an engine error', () => {
  it('carries its reason, its sentence and its cause', () => {
    const cause = new Error('socket');
    const error = new EngineError('unavailable', 'The server at the other end does not answer.', { cause });
    expect(error).toMatchObject({
      name: 'EngineError',
      reason: 'unavailable',
      message: 'The server at the other end does not answer.',
      cause,
    });
    expect(new EngineError('failed', 'x').cause).toBeUndefined();
  });

  it('is known, also from another copy of the package', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('clipwright.engine-error')]: true });
    expect([new EngineError('lost', 'x'), foreign, new Error('x'), null, 'x'].map(isEngineError)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
