import { describe, expect, it } from '@jest/globals';
import {
  parseHeartbeat,
  parseHoldTestQuery,
  parseIdempotencyKey,
  parseListVideosQuery,
  parsePrefer,
  parseVideoStatusQuery,
} from './index.js';

describe('the query of the status route', () => {
  it('is one video_id, or one idempotency_key in its place', () => {
    expect(parseVideoStatusQuery({ video_id: 'vid_x', api_key: 'k' })).toEqual({
      ok: true,
      value: { videoId: 'vid_x' },
    });
    expect(parseVideoStatusQuery({ idempotency_key: 'order-7' })).toEqual({
      ok: true,
      value: { idempotencyKey: 'order-7' },
    });
  });

  it.each([
    [{}, 'nothing'],
    [{ video_id: '' }, '""'],
    [{ video_id: ['vid_a', 'vid_b'] }, 'an array'],
    [{ video_id: { a: 1 } }, 'an object'],
    [{ Video_ID: 'vid_a', 'video_id[]': 'vid_a' }, 'nothing'],
    [{ video_id: '', idempotency_key: 'k' }, '""'],
  ])('without one good video_id is refused: %j', (query, shown) => {
    expect(parseVideoStatusQuery(query)).toMatchObject({
      ok: false,
      error: {
        param: 'video_id',
        message: `video_id must be sent once, with the id that generation returned; got ${shown}.`,
      },
    });
  });

  it.each([
    [{ idempotency_key: '' }],
    [{ idempotency_key: ['a', 'b'] }],
    [{ idempotency_key: 'two words' }],
    [{ idempotency_key: 'a'.repeat(256) }],
    [{ video_id: 'vid_a', idempotency_key: 'k' }],
  ])('with a wrong idempotency_key is refused: %j', (query) => {
    expect(parseVideoStatusQuery(query)).toMatchObject({
      ok: false,
      error: { param: 'idempotency_key', message: expect.stringMatching(/^idempotency_key must be /) },
    });
  });

  it('takes any one non-empty id: what is not ours is not found, not wrong', () => {
    for (const videoId of [' vid_x', '[]', 'constructor', 'vid_\u0000', 'a'.repeat(4000)]) {
      expect(parseVideoStatusQuery({ video_id: videoId })).toEqual({ ok: true, value: { videoId } });
    }
  });
});

describe('the query of the list route', () => {
  it('may be empty', () => {
    expect(parseListVideosQuery({})).toEqual({
      ok: true,
      value: { limit: 20, cursor: null, settledSince: null, status: null, mode: null },
    });
  });

  it('may set limit, cursor, status and mode', () => {
    expect(
      parseListVideosQuery({ limit: '100', cursor: 'abc_-=', status: 'expired', mode: 'image', other: 'x' }),
    ).toEqual({
      ok: true,
      value: { limit: 100, cursor: 'abc_-=', settledSince: null, status: 'expired', mode: 'image' },
    });
    expect(parseListVideosQuery({ limit: '1' })).toMatchObject({ value: { limit: 1 } });
  });

  it('may follow what is settled, from a cursor or from now, and not in pages as well', () => {
    expect(parseListVideosQuery({ settled_since: 'abc' })).toMatchObject({
      value: { cursor: null, settledSince: 'abc' },
    });
    expect(parseListVideosQuery({ settled_since: '' })).toMatchObject({ value: { settledSince: '' } });
    expect(parseListVideosQuery({ settled_since: '', cursor: 'abc' })).toMatchObject({
      error: { param: 'cursor', message: 'cursor must be absent when settled_since is sent.' },
    });
  });

  it.each([
    ['limit', '0', 'limit must be a whole number from 1 to 100; got "0".'],
    ['limit', '101', 'limit must be a whole number from 1 to 100; got "101".'],
    ['limit', '5.0', 'limit must be a whole number from 1 to 100; got "5.0".'],
    ['limit', '1e1', 'limit must be a whole number from 1 to 100; got "1e1".'],
    ['limit', '', 'limit must be a whole number from 1 to 100; got "".'],
    ['limit', ['1', '2'], 'limit must be a whole number from 1 to 100; got an array.'],
    ['limit', '0005', 'limit must be a whole number from 1 to 100; got "0005".'],
    [
      'settled_since',
      'two words',
      'settled_since must be the next_cursor of an earlier answer that had settled_since, or empty to begin from now; got "two words".',
    ],
    ['cursor', '', 'cursor must be the next_cursor of an earlier answer; got "".'],
    ['cursor', 'two words', 'cursor must be the next_cursor of an earlier answer; got "two words".'],
    ['cursor', ['a'], 'cursor must be the next_cursor of an earlier answer; got an array.'],
    [
      'cursor',
      'a'.repeat(513),
      `cursor must be the next_cursor of an earlier answer; got "${'a'.repeat(40)}…".`,
    ],
    [
      'status',
      'done',
      'status must be one of queued, processing, completed, failed, canceled, expired; got "done".',
    ],
    [
      'status',
      ['queued'],
      'status must be one of queued, processing, completed, failed, canceled, expired; got an array.',
    ],
    ['mode', 'video', 'mode must be one of text, image; got "video".'],
  ])('with %s %j is refused', (field, sent, message) => {
    expect(parseListVideosQuery({ [field]: sent })).toMatchObject({
      ok: false,
      error: { message, param: field },
    });
  });
});

describe('Idempotency-Key', () => {
  it('may be absent, or 1 to 255 visible ASCII characters', () => {
    expect(parseIdempotencyKey(undefined)).toEqual({ ok: true, value: null });
    for (const key of ['!', '~', 'order-7', 'a'.repeat(255)])
      expect(parseIdempotencyKey(key)).toEqual({ ok: true, value: key });
    expect(parseIdempotencyKey(['one'])).toEqual({ ok: true, value: 'one' });
  });

  it.each([
    ['', '""'],
    ['two words', '"two words"'],
    ['a, b', '"a, b"'],
    ['ä', '"ä"'],
    ['a'.repeat(256), `"${'a'.repeat(40)}…"`],
    [['a', 'b'], 'an array'],
    [[], 'nothing'],
  ])('is refused as %j', (header, shown) => {
    expect(parseIdempotencyKey(header)).toMatchObject({
      ok: false,
      error: {
        param: 'Idempotency-Key',
        message: `Idempotency-Key must be sent once, as 1 to 255 visible ASCII characters; got ${shown}.`,
      },
    });
  });
});

describe('Prefer', () => {
  it.each([
    [undefined, false, null],
    ['', false, null],
    ['respond-async', true, null],
    ['Respond-Async', true, null],
    ['wait=10', false, 10],
    ['WAIT = "10"', false, 10],
    ['respond-async, wait=100', true, 100],
    ['wait=5;x=1, respond-async; y', true, 5],
    [['return=minimal', 'wait=7'], false, 7],
    ['wait=1, wait=2', false, 1],
    ['wait=nonsense, wait=3', false, 3],
    ['wait=-1', false, null],
    ['wait=0', false, 0],
    ['wait=999999999', false, 86_400],
    ['xwait=4, respond-asyncx, xrespond-async, wait=4x', false, null],
    [`${','.repeat(1024)}respond-async`, false, null],
  ])('%j is read as async %s, wait %s', (header, respondAsync, waitSeconds) => {
    expect(parsePrefer(header)).toEqual({ respondAsync, waitSeconds });
  });
});

describe('heartbeat in Prefer', () => {
  it.each([
    ['heartbeat=15', 15],
    ['Heartbeat = "15" ; x=1', 15],
    ['handling=lenient, heartbeat=1', 1],
    ['heartbeat=999999999', 300],
    ['heartbeat=5, heartbeat=9', 5],
    ['heartbeat=0', null],
    ['heartbeat', null],
    ['heartbeat=-1', null],
    ['heartbeat=1.5', null],
    ['heartbeat=15, respond-async', null],
    ['wait=3, heartbeat=15', null],
    [undefined, null],
    [['wait=x', 'heartbeat=7'], 7],
  ])('%j is %j', (header, seconds) => {
    expect(parseHeartbeat(header)).toBe(seconds);
  });
});

describe('the query of the hold test', () => {
  it.each([
    [{}, 290],
    [{ seconds: '0' }, 0],
    [{ seconds: '290' }, 290],
  ])('%j holds for %i seconds', (query, seconds) => {
    expect(parseHoldTestQuery(query, 290)).toEqual({ ok: true, value: seconds });
  });

  it.each(['291', '-1', '1.5', 'x', '', ['1', '2']])('refuses %j', (seconds) => {
    expect(parseHoldTestQuery({ seconds }, 290)).toMatchObject({
      ok: false,
      error: { param: 'seconds', message: expect.stringContaining('a whole number from 0 to 290') },
    });
  });
});
