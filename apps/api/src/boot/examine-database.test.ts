import { describe, expect, it } from '@jest/globals';
import { knownMigrations } from '../platform/database/migrate.js';
import { APPLICATION } from '../platform/database/connections.js';
import { clockOf, connectionsOf, schemaOf, versionsOf } from './examine-database.js';

const KNOWN = knownMigrations();
const NOW_MS = 1_800_000_000_000;
const asked = (databaseMs: number) => ({ askedMs: NOW_MS, databaseMs, answeredMs: NOW_MS + 100 });

describe('what doctor says of the schema', () => {
  it('is that it is up to date, or that the first start makes it', () => {
    expect(schemaOf(KNOWN)).toMatchObject({ ok: true, detail: 'it is up to date' });
    expect(schemaOf([])).toMatchObject({ ok: true, detail: expect.stringContaining('first start') });
  });

  it('is how far it is behind, and what says what that takes', () => {
    expect(schemaOf(KNOWN.slice(0, -2))).toEqual({
      name: 'schema',
      ok: true,
      warning: true,
      detail: expect.stringMatching(/behind this version by 2 migrations, .*upgrade --check/),
    });
  });

  it('is wrong where a newer version made it', () => {
    expect(schemaOf([...KNOWN, 'Later1999999999999'])).toMatchObject({
      ok: false,
      detail: expect.stringMatching(
        /newer Clipwright .*\(Later1999999999999\): install the newer version again/,
      ),
    });
  });
});

describe('what doctor says of the clocks', () => {
  it('is nothing where they agree, as far as the way there lets one know', () => {
    for (const databaseMs of [NOW_MS, NOW_MS + 1_900, NOW_MS - 1_900])
      expect(clockOf(asked(databaseMs))).toMatchObject({
        ok: true,
        detail: expect.stringContaining('agree'),
      });
  });

  it.each([
    [NOW_MS - 12_000, true, /^This machine is 12\.0 s ahead of the database: .*timedatectl set-ntp true/],
    [NOW_MS + 12_100, true, /^This machine is 12\.0 s behind the database/],
    [NOW_MS - 60_000, false, /^This machine is 60\.0 s ahead of the database/],
  ])('is how far they differ, and how both are set: %d', (databaseMs, ok, detail) => {
    expect(clockOf(asked(databaseMs))).toMatchObject({ ok, detail: expect.stringMatching(detail) });
    expect(clockOf(asked(databaseMs)).warning ?? false).toBe(ok);
  });
});

describe('what doctor says of who works on the database', () => {
  it('is the version, where all are of one', () => {
    expect(versionsOf([APPLICATION])).toMatchObject({
      ok: true,
      detail: expect.stringMatching(/^this is \d/),
    });
  });

  it('is which other versions are at work', () => {
    expect(versionsOf([APPLICATION, 'clipwright', 'clipwright/9.9.9'])).toMatchObject({
      warning: true,
      detail: expect.stringMatching(
        /a version before 0\.1\.0 and 9\.9\.9 are at work .* bring every process to one version/,
      ),
    });
  });
});

describe('what doctor says of connections', () => {
  it('is for how many processes they are enough', () => {
    expect(connectionsOf(97, 6)).toMatchObject({
      ok: true,
      detail: expect.stringContaining('room for 6 processes'),
    });
  });

  it('is wrong where they are too few for one', () => {
    expect(connectionsOf(10, 6)).toMatchObject({
      ok: false,
      detail:
        'Too few: one process opens up to 14, and the database takes 10. Lower DATABASE_POOL_SIZE, or raise its max_connections.',
    });
  });
});
