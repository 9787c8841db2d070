import { describe, expect, it } from '@jest/globals';
import { noRoomFor, type StorageLimits, type StorageUse } from './storage-room.js';

const USE: StorageUse = { bytes: 60, pendingBytes: 10, ownBytes: 30, isShared: true };
const LIMITS: StorageLimits = { leftBytes: 50, maxBytes: null, accountPercent: 50 };

const judged = (use: Partial<StorageUse>, limits: Partial<StorageLimits> = {}) =>
  noRoomFor({ ...USE, ...use }, { ...LIMITS, ...limits });

describe('room for videos', () => {
  it('is there as long as the disk has what is still to be written, without the reserve', () => {
    expect([
      judged({ pendingBytes: 50, bytes: 100, ownBytes: 0 }),
      judged({ pendingBytes: 51, bytes: 101, ownBytes: 0 }),
    ]).toEqual([null, 'disk']);
    expect(judged({}, { leftBytes: -1 })).toBe('disk');
  });

  it('ends with the budget, to the byte', () => {
    expect([judged({ bytes: 70 }, { maxBytes: 70 }), judged({ bytes: 71 }, { maxBytes: 70 })]).toEqual([
      null,
      'budget',
    ]);
  });

  it('is for one account no more than its share of the budget, or of what videos take and the disk has left', () => {
    expect([judged({ ownBytes: 50 }), judged({ ownBytes: 51 })]).toEqual([null, 'share']);
    expect([judged({ ownBytes: 40 }, { maxBytes: 80 }), judged({ ownBytes: 41 }, { maxBytes: 80 })]).toEqual([
      null,
      'share',
    ]);
  });

  it('is all of it for the only account there is', () => {
    expect(judged({ ownBytes: 60, isShared: false })).toBeNull();
  });
});
