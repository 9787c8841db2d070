/**
 * Takes places of weight 1 that nobody has an id for: of each window up to as many as are `asked`, as one row. It tells
 * how many each got, or nothing of a window that somebody else had just then; where it `waits` it tells of all.
 *
 * One statement looks, locks and writes, so that all of it sees one moment: what has room is locked if it is as it was then
 * (xmin) and if nobody else has it, what is full is not touched. Rows of many places have `many` and in `marks` which were settled.
 *
 * What has left is removed as limiter_v1_take does it, where anything can have left.
 */
export const GRANT = `
  CREATE OR REPLACE FUNCTION limiter_v1_grant(
    waits boolean, names text[], keys text[], in_ms float8[], limits bigint[], asked int[], ids text[]
  ) RETURNS TABLE (n int, granted int, now_ms float8, counted float8, oldest_at_ms float8, wait_ms float8) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_sort = off SET enable_hashjoin = off SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan SET jit = off AS $function$
  #variable_conflict use_column
  DECLARE
    this_ms float8;
    seen record;
    over bigint;
    due int[];
    since float8[];
    most int[];
    kept bigint[];
  BEGIN
    IF waits THEN
      PERFORM limiter_v1_lock(names, keys);
    END IF;
    this_ms := extract(epoch FROM clock_timestamp()) * 1000;
    FOR seen IN
      WITH looked AS MATERIALIZED (
        SELECT s.*, CASE
            WHEN s.place IS NULL THEN 0 WHEN s.last_return < s.place THEN s.taken - s.before
            ELSE (limiter_v1_look(s.name, s.key, s.in_ms, this_ms, NULL)).counted::bigint
          END AS counted
        FROM (
          SELECT a.n::int, a.name, a.key, a.in_ms, a.most, a.asked, a.id, w.ctid AS row, w.xmin AS version, coalesce(w.last_place, 0) AS first,
            coalesce(w.taken, 0) AS taken, w.gone_ms, w.last_return, greatest(w.at_ms, this_ms) AS newest, o.place, o.before, o.at_ms AS oldest
          FROM unnest(names, keys, in_ms, limits, asked, ids) WITH ORDINALITY AS a (name, key, in_ms, most, asked, id, n)
          LEFT JOIN limiter_windows w ON w.name = a.name AND w.key = a.key
          LEFT JOIN LATERAL (
            SELECT p.place, p.before, p.at_ms FROM limiter_places p
            WHERE p.name = a.name AND p.key = a.key AND p.at_ms > this_ms - a.in_ms ORDER BY p.at_ms, p.place LIMIT 1
          ) AS o ON w.name IS NOT NULL
        ) AS s
      ), free AS MATERIALIZED (
        SELECT s.*, least(s.asked, s.most - s.counted) AS room FROM looked s, limiter_windows l
        WHERE s.counted < s.most AND l.ctid = s.row AND l.xmin = s.version FOR UPDATE OF l SKIP LOCKED
      ), went AS (
        UPDATE limiter_windows l
        SET last_place = s.first + s.room, taken = s.taken + s.room, at_ms = s.newest, window_ms = s.in_ms
        FROM free s WHERE l.ctid = s.row
      ), came AS (
        INSERT INTO limiter_windows AS l (name, key, last_place, taken, at_ms, window_ms)
        SELECT s.name, s.key, least(s.asked, s.most), least(s.asked, s.most), s.newest, s.in_ms FROM looked s WHERE s.most > 0 AND s.row IS NULL ORDER BY s.n
        ON CONFLICT DO NOTHING RETURNING l.name, l.key
      ), got AS MATERIALIZED (
        SELECT * FROM free UNION ALL SELECT s.*, least(s.asked, s.most) FROM came JOIN looked s ON s.name = came.name AND s.key = came.key
      ), placed AS (
        INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms, many)
        SELECT s.name, s.key, s.id, s.first + 1, s.taken, s.room, s.newest, s.room FROM got s
      )
      SELECT s.n, s.room, s.counted, s.oldest, s.newest, s.first, s.place, s.gone_ms, s.last_return FROM got s
      UNION ALL
      SELECT s.n, 0, s.counted, s.oldest, s.newest, s.first, s.place, s.gone_ms, s.last_return FROM looked s WHERE s.counted >= s.most
    LOOP
      n := seen.n;
      granted := seen.room;
      now_ms := this_ms;
      counted := seen.counted;
      oldest_at_ms := coalesce(seen.oldest, CASE WHEN granted > 0 THEN seen.newest END);
      wait_ms := 0;
      IF granted < asked[n] THEN
        over := counted + granted + 1 - limits[n];
        IF limits[n] < 1 THEN
          wait_ms := 'Infinity';
        ELSIF over > counted THEN
          wait_ms := seen.newest + in_ms[n] - this_ms;
        ELSIF over = 1 THEN
          wait_ms := seen.oldest + in_ms[n] - this_ms;
        ELSE
          SELECT coalesce(min(leaving.at_ms) FILTER (WHERE leaving.weight >= over), max(leaving.at_ms)) + in_ms[n] - this_ms INTO wait_ms FROM (
            SELECT p.at_ms, sum(p.weight) OVER (ORDER BY p.at_ms, p.place) AS weight FROM limiter_places p
            WHERE p.name = names[n] AND p.key = keys[n] AND p.at_ms > this_ms - in_ms[n] ORDER BY p.at_ms, p.place LIMIT least(over, 1000)
          ) AS leaving;
        END IF;
      END IF;
      IF granted > 0 AND (seen.first + granted) / 4 <> seen.first / 4 AND seen.first > 0 AND (seen.place IS NULL OR seen.place > 1) THEN
        due := due || n;
        since[n] := seen.gone_ms;
        most[n] := 16 * ((seen.first + granted) / 4 - seen.first / 4);
        IF seen.last_return > 0 THEN
          kept[n] := coalesce(seen.place, seen.first + 1);
        END IF;
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
    UPDATE limiter_windows w SET gone_ms = g.at_ms
    FROM (SELECT name, key, max(at_ms) AS at_ms FROM gone GROUP BY name, key) AS g WHERE w.name = g.name AND w.key = g.key;
    IF kept IS NOT NULL THEN
      DELETE FROM limiter_returns WHERE ctid = ANY (ARRAY(
        SELECT old.ctid FROM unnest(due) AS d (n), (VALUES (1), (64), (4096)) AS s (span), LATERAL (
          SELECT r.ctid FROM limiter_returns r WHERE r.name = names[d.n] AND r.key = keys[d.n] AND r.span = s.span
            AND r.first <= kept[d.n] - s.span ORDER BY r.first LIMIT most[d.n]
        ) AS old));
    END IF;
  END $function$;`;
