/** The windows that there are, as they are now, and what counts of each. */
const LOOKED = `(
          SELECT a.n, w.ctid AS row, w.xmin AS version, w.last_place AS first, w.taken, w.gone_ms, w.last_return, greatest(w.at_ms, this_ms) AS newest,
            o.place, o.at_ms AS oldest, CASE
              WHEN o.place IS NULL THEN 0 WHEN w.last_return < o.place THEN w.taken - o.before
              ELSE (limiter_v1_look(w.name, w.key, in_ms[a.n], this_ms, NULL)).counted::bigint
            END AS counted
          FROM generate_subscripts(asked, 1) AS a (n)
          JOIN limiter_windows w ON w.name = ANY (ARRAY[names[a.n]]) AND w.key = ANY (ARRAY[keys[a.n]]) AND asked[a.n] > 0 AND w.recent = '{}'
          LEFT JOIN LATERAL (
            SELECT p.place, p.before, p.at_ms FROM limiter_places p
            WHERE p.name = w.name AND p.key = w.key AND p.at_ms > this_ms - in_ms[a.n] ORDER BY p.at_ms, p.place LIMIT 1
          ) AS o ON true OFFSET 0
        ) AS s`;

/** So many places of a window may be no rows. */
export const MOST_RECENT = 32;

/** Whoever takes a place whose number is a multiple of it removes what has left: up to four times as many rows as places came since. */
export const CLEARED_EVERY = 32;

/** How many rows such a one may remove: none where no such number is among the places after `first`. */
const clearsOf = (first: string, granted: string): string =>
  `${4 * CLEARED_EVERY} * ((${first} + ${granted}) / ${CLEARED_EVERY} - ${first} / ${CLEARED_EVERY})`;

/**
 * Whether nobody holds the window: who does has left an xmax, and whoever locked and then wrote it leaves one behind, of a transaction
 * that is over.
 */
export const IS_FREE = `(w.xmax = '0'::xid OR age(w.xmax) > age(pg_snapshot_xmin(pg_current_snapshot())::xid))`;

/** How many of what is recent of a window have left. */
const goneOf = (recent: string, inMs: string): string => `width_bucket(this_ms - ${inMs}, ${recent})`;

const COUNTED = `cardinality(w.recent) - ${goneOf('w.recent', 'in_ms[a.n]')}`;

/**
 * Takes places of weight 1 that nobody has an id for: of each window up to as many as are `asked`. It tells
 * how many each got, or nothing of a window that somebody else had just then; where it `waits` it tells of all.
 * Places are recent ones of their window, numbered from `first_place` on and known by that number and `stamp`, or they are
 * one row, known by the `ids` that it gets.
 *
 * A window of which no row counts, and that has room for all that is asked, is written in one update. It waits for nobody.
 * That a name is any of one name can't be merged by, so no plan reads an index from end to end for it.
 *
 * Of several others, one statement looks, locks and writes what known windows with room need and no more, for to start a
 * statement costs as much as some windows do. What it leaves (what is full, what is new), and a window that is
 * asked for alone, is looked at one by one, in small statements. What has room is locked if it is as it was when it was
 * looked at (xmin) and if nobody else has it; what is full is not touched. What is told of is `asked` no more.
 * Rows of many places have `many` and in `marks` which were settled.
 *
 * What has left is removed as limiter_v1_take does it, where anything can have left.
 */
export const GRANT = `
  CREATE OR REPLACE FUNCTION limiter_v1_grant(
    waits boolean, names text[], keys text[], in_ms float8[], limits bigint[], asked int[], ids text[]
  ) RETURNS TABLE (n int, granted int, now_ms float8, counted float8, oldest_at_ms float8, wait_ms float8, first_place float8, stamp text) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_sort = off SET enable_hashjoin = off SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan SET jit = off AS $function$
  #variable_conflict use_column
  DECLARE
    this_ms float8;
    seen record;
    newest float8;
    clears int;
    left_ms float8;
    from_place bigint;
    over bigint;
    due int[];
    since float8[];
    most int[];
    kept bigint[];
    gone int;
    rows_at float8;
    left_over int := cardinality(asked);
  BEGIN
    IF waits THEN
      PERFORM limiter_v1_lock(names, keys);
    END IF;
    this_ms := extract(epoch FROM clock_timestamp()) * 1000;
    FOR n, counted, oldest_at_ms, first_place, newest, rows_at, left_ms IN
      UPDATE limiter_windows w SET
        recent = w.recent[${goneOf('w.recent', 'in_ms[a.n]')} + 1:] || array_fill(greatest(w.at_ms, this_ms), ARRAY[asked[a.n]]),
        last_place = w.last_place + asked[a.n], taken = w.taken + asked[a.n], at_ms = greatest(w.at_ms, this_ms), window_ms = in_ms[a.n]
      FROM generate_subscripts(asked, 1) AS a (n)
      WHERE w.name = ANY (ARRAY[names[a.n]]) AND w.key = ANY (ARRAY[keys[a.n]]) AND ${IS_FREE} AND w.rows_at_ms <= this_ms - in_ms[a.n]
        AND ${COUNTED} + asked[a.n] <= least(limits[a.n], ${MOST_RECENT})
      RETURNING a.n, cardinality(w.recent) - asked[a.n], w.recent[1], w.last_place - asked[a.n] + 1, w.at_ms, w.rows_at_ms, w.gone_ms
    LOOP
      granted := asked[n];
      now_ms := this_ms;
      wait_ms := 0;
      stamp := round(newest * 1000)::bigint;
      IF rows_at > left_ms AND mod(first_place::bigint - 1 + granted, 4) < granted THEN
        due := due || n;
        since[n] := left_ms;
        most[n] := 16 * granted;
        kept[n] := first_place::bigint - counted::bigint;
      END IF;
      asked[n] := 0;
      left_over := left_over - 1;
      RETURN NEXT;
    END LOOP;
    first_place := NULL;
    stamp := NULL;
    IF left_over > 1 THEN
      FOR n, granted, now_ms, counted, oldest_at_ms, wait_ms, clears, left_ms, from_place IN
        WITH went AS (
          UPDATE limiter_windows l SET last_place = s.first + s.room, taken = s.taken + s.room, at_ms = s.newest, window_ms = in_ms[s.n], rows_at_ms = s.newest
          FROM (
            SELECT s.*, least(asked[s.n], limits[s.n] - s.counted)::int AS room FROM ${LOOKED}, limiter_windows l
            WHERE s.counted < limits[s.n] AND l.ctid = s.row AND l.xmin = s.version FOR UPDATE OF l SKIP LOCKED
          ) AS s
          WHERE l.ctid = s.row RETURNING s.*
        ), placed AS (
          INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms, many)
          SELECT names[s.n], keys[s.n], ids[s.n], s.first + 1, s.taken, s.room, s.newest, s.room FROM went s
        )
        SELECT s.n, s.room, this_ms, s.counted::float8, coalesce(s.oldest, s.newest),
          CASE WHEN s.room < asked[s.n] THEN coalesce(s.oldest, s.newest) + in_ms[s.n] - this_ms ELSE 0 END,
          CASE WHEN s.first > 0 AND (s.place IS NULL OR s.place > 1) THEN ${clearsOf('s.first', 's.room')}::int ELSE 0 END,
          s.gone_ms, CASE WHEN s.last_return > 0 THEN coalesce(s.place, s.first + 1) END
        FROM went s
      LOOP
        asked[n] := 0;
        IF clears > 0 THEN
          due := due || n;
          since[n] := left_ms;
          most[n] := clears;
          kept[n] := from_place;
        END IF;
        RETURN NEXT;
      END LOOP;
    END IF;
    FOR i IN 1 .. CASE WHEN 0 < ANY (asked) THEN cardinality(names) ELSE 0 END LOOP
      CONTINUE WHEN asked[i] = 0;
      SELECT w.ctid AS row, w.xmin AS version, w.last_place AS first, w.taken, w.gone_ms, w.last_return, w.at_ms, w.recent, w.rows_at_ms, o.place, o.before, o.at_ms AS oldest INTO seen
      FROM limiter_windows w LEFT JOIN LATERAL (
        SELECT p.place, p.before, p.at_ms FROM limiter_places p
        WHERE p.name = w.name AND p.key = w.key AND p.at_ms > this_ms - in_ms[i] ORDER BY p.at_ms, p.place LIMIT 1
      ) AS o ON true WHERE w.name = names[i] AND w.key = keys[i];
      gone := coalesce(${goneOf('seen.recent', 'in_ms[i]')}, 0);
      counted := coalesce(seen.taken - seen.before, cardinality(seen.recent) - gone, 0);
      IF seen.last_return >= seen.place THEN
        counted := (limiter_v1_look(names[i], keys[i], in_ms[i], this_ms, NULL)).counted;
      END IF;
      first_place := NULL;
      stamp := NULL;
      granted := greatest(0, least(asked[i], limits[i] - counted));
      now_ms := this_ms;
      oldest_at_ms := coalesce(seen.oldest, seen.recent[gone + 1]);
      IF granted > 0 THEN
        newest := greatest(seen.at_ms, this_ms);
        IF seen.row IS NULL THEN
          INSERT INTO limiter_windows (name, key, last_place, taken, at_ms, window_ms, recent, rows_at_ms)
          VALUES (names[i], keys[i], granted, granted, newest, in_ms[i],
            CASE WHEN granted <= ${MOST_RECENT} THEN array_fill(newest, ARRAY[granted]) ELSE '{}' END, CASE WHEN granted <= ${MOST_RECENT} THEN 0 ELSE newest END)
          ON CONFLICT DO NOTHING;
          CONTINUE WHEN NOT FOUND;
        ELSE
          PERFORM FROM limiter_windows l WHERE l.ctid = seen.row AND l.xmin = seen.version FOR UPDATE SKIP LOCKED;
          CONTINUE WHEN NOT FOUND;
          IF seen.rows_at_ms <= this_ms - in_ms[i] AND counted + granted <= ${MOST_RECENT} THEN
            first_place := seen.first + 1;
            UPDATE limiter_windows l SET last_place = seen.first + granted, taken = seen.taken + granted, at_ms = newest, window_ms = in_ms[i],
              recent = seen.recent[gone + 1:] || array_fill(newest, ARRAY[granted]) WHERE l.ctid = seen.row;
          ELSE
            IF seen.recent <> '{}' THEN
              PERFORM limiter_v1_write(names[i], keys[i]);
            END IF;
            UPDATE limiter_windows l SET last_place = seen.first + granted, taken = seen.taken + granted, at_ms = newest, window_ms = in_ms[i], rows_at_ms = newest
            WHERE l.name = names[i] AND l.key = keys[i];
          END IF;
        END IF;
        IF seen.row IS NULL AND granted <= ${MOST_RECENT} THEN
          first_place := 1;
        END IF;
        IF first_place IS NULL THEN
          INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms, many)
          VALUES (names[i], keys[i], ids[i], coalesce(seen.first, 0) + 1, coalesce(seen.taken, 0), granted, newest, granted);
        ELSE
          stamp := round(newest * 1000)::bigint;
        END IF;
        oldest_at_ms := coalesce(oldest_at_ms, newest);
      END IF;
      n := i;
      wait_ms := 0;
      IF granted < asked[i] THEN
        over := counted + granted + 1 - limits[i];
        IF limits[i] < 1 THEN
          wait_ms := 'Infinity';
        ELSIF over = 1 THEN
          wait_ms := oldest_at_ms + in_ms[i] - this_ms;
        ELSIF seen.oldest IS NULL AND seen.recent <> '{}' THEN
          wait_ms := seen.recent[gone + least(over, counted)::int] + in_ms[i] - this_ms;
        ELSE
          SELECT coalesce(min(leaving.at_ms) FILTER (WHERE leaving.weight >= over), max(leaving.at_ms)) + in_ms[i] - this_ms INTO wait_ms FROM (
            SELECT p.at_ms, sum(p.weight) OVER (ORDER BY p.at_ms, p.place) AS weight FROM limiter_places p
            WHERE p.name = names[i] AND p.key = keys[i] AND p.at_ms > this_ms - in_ms[i] ORDER BY p.at_ms, p.place LIMIT least(over, 1000)
          ) AS leaving;
        END IF;
      END IF;
      IF granted > 0 AND ${clearsOf('seen.first', 'granted')} > 0 AND seen.first > 0 AND (seen.place IS NULL OR seen.place > 1) THEN
        due := due || i;
        since[i] := seen.gone_ms;
        most[i] := ${clearsOf('seen.first', 'granted')};
        kept[i] := CASE WHEN seen.last_return > 0 THEN coalesce(seen.place, seen.first + 1) END;
      END IF;
      RETURN NEXT;
    END LOOP;
    IF due IS NULL THEN
      RETURN;
    END IF;
    WITH gone AS (
      DELETE FROM limiter_places WHERE ctid = ANY (ARRAY(
        SELECT old.ctid FROM unnest(due) AS d (n), LATERAL (
          SELECT p.ctid FROM limiter_places p
          WHERE p.name = names[d.n] AND p.key = keys[d.n] AND p.at_ms >= since[d.n] AND p.at_ms <= this_ms - in_ms[d.n]
          ORDER BY p.at_ms, p.place LIMIT most[d.n]
        ) AS old)) RETURNING name, key, at_ms
    )
    UPDATE limiter_windows w SET gone_ms = CASE WHEN went.many = most[d.n] OR w.rows_at_ms > this_ms - in_ms[d.n] THEN went.at_ms ELSE w.rows_at_ms END
    FROM unnest(due) AS d (n), LATERAL (SELECT count(*) AS many, max(at_ms) AS at_ms FROM gone WHERE gone.name = names[d.n] AND gone.key = keys[d.n]) AS went
    WHERE w.name = names[d.n] AND w.key = keys[d.n] AND (went.many > 0 OR w.rows_at_ms <= this_ms - in_ms[d.n]);
    IF 0 < ANY (kept) THEN
      DELETE FROM limiter_returns WHERE ctid = ANY (ARRAY(
        SELECT old.ctid FROM unnest(due) AS d (n), (VALUES (1), (64), (4096)) AS s (span), LATERAL (
          SELECT r.ctid FROM limiter_returns r WHERE r.name = names[d.n] AND r.key = keys[d.n] AND r.span = s.span
            AND r.first <= kept[d.n] - s.span ORDER BY r.first LIMIT most[d.n]
        ) AS old));
    END IF;
  END $function$;`;
