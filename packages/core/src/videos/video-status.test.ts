import { describe, expect, it } from '@jest/globals';
import { VIDEO_STATUSES, canMove, isTerminal } from './index.js';

describe('the states of a video', () => {
  it('allow these moves and no others', () => {
    const legal = VIDEO_STATUSES.flatMap((from) =>
      VIDEO_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(legal).toEqual([
      'queued -> processing',
      'queued -> failed',
      'queued -> canceled',
      'processing -> completed',
      'processing -> failed',
      'processing -> canceled',
      'completed -> expired',
    ]);
  });

  it('are terminal once no work is left', () => {
    expect(VIDEO_STATUSES.filter(isTerminal)).toEqual(['completed', 'failed', 'canceled', 'expired']);
  });
});
