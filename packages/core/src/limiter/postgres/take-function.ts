import { returnedSince } from './returned-since.js';

/**
 * Takes places for many calls, or for those of them that fit, one after the other. A call is a run of entries, up to
 * its `ends`: each has one of the windows by its number, an id, a limit and a weight. Each call gets all that it asks
 * for, or nothing.
 *
 * It looks without a lock, and what is full by then is refused. Windows that have room are locked if they are as they
 * were when they were looked at, and if nobody else has them: it waits for nobody. Of a call that might have had a
 * place in one that it did not get it says nothing. Where it `waits` it locks all of them first, and answers all.
 *
 * A refusal adds up at most 1,000 places to tell the wait. Every fourth place of a window removes up to 16 that have
 * left, so that they never pile up and are never swept at once; it looks for them from where the last ones were, and not
 * through all that are gone.
 *
 * Plans are kept, of the kind that reads by an index: to plan costs more than all the rest, and one that was made while
 * a table was small would read all of it later, also through an index: that a name is any of one name can't be merged by, so none does. Which index, an order without a sort says: one place by its id is the
 * first from there on, or all places of a window would be read for it.
 */
export const TAKE = `
  CREATE OR REPLACE FUNCTION limiter_v1_take(
    waits boolean, names text[], keys text[], in_ms float8[], ends int[], which int[], ids text[], limits bigint[], weights bigint[]
  ) RETURNS TABLE (call int, admitted boolean, now_ms float8, counted float8, oldest_at_ms float8, wait_ms float8) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_sort = off SET enable_hashjoin = off SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan SET jit = off AS $function$
  #variable_conflict use_column
  DECLARE
    seen record;
    versions xid[];
    rows tid[];
    firsts bigint[];
    lasts bigint[];
    took bigint[];
    counts bigint[];
    counted_first bigint[];
    newest float8[];
    oldest float8[];
    oldest_places bigint[];
    returned bigint[];
    left_ms float8[];
    held boolean[];
    wanted int[];
    has_new boolean := false;
    has_recent boolean := false;
    written int := 0;
    of_window int[] := '{}';
    of_entry int[] := '{}';
    places bigint[] := '{}';
    befores bigint[] := '{}';
    due int[] := '{}';
    entry int := 1;
    w int;
    fits boolean;
    is_sure boolean;
    over bigint;
  BEGIN
    IF waits THEN
      PERFORM limiter_v1_lock(names, keys);
    END IF;
    now_ms := extract(epoch FROM clock_timestamp()) * 1000;
    FOR seen IN
      SELECT asked.n, w.xmin AS version, w.recent <> '{}' AS is_recent, w.last_place, w.taken, w.at_ms, w.gone_ms, w.last_return, o.place, o.at_ms AS oldest_at_ms,
        CASE WHEN o.place IS NULL THEN 0 WHEN w.last_return < o.place THEN w.taken - o.before ELSE w.taken - o.before - (
          SELECT coalesce(sum(part.weight), 0) FROM (${returnedSince('o.place', { name: 'asked.name', key: 'asked.key' })}) AS part
        ) END AS counted
      FROM unnest(names, keys, in_ms) WITH ORDINALITY AS asked (name, key, in_ms, n)
      LEFT JOIN limiter_windows w ON w.name = ANY (ARRAY[asked.name]) AND w.key = ANY (ARRAY[asked.key])
      LEFT JOIN LATERAL (
        SELECT place, before, at_ms FROM limiter_places
        WHERE name = asked.name AND key = asked.key AND at_ms > now_ms - asked.in_ms ORDER BY at_ms, place LIMIT 1
      ) AS o ON w.name IS NOT NULL
    LOOP
      has_recent := has_recent OR coalesce(seen.is_recent, false);
      versions[seen.n] := seen.version;
      firsts[seen.n] := coalesce(seen.last_place, 0);
      took[seen.n] := coalesce(seen.taken, 0);
      newest[seen.n] := greatest(seen.at_ms, now_ms);
      returned[seen.n] := seen.last_return;
      left_ms[seen.n] := coalesce(seen.gone_ms, 0);
      oldest_places[seen.n] := seen.place;
      oldest[seen.n] := seen.oldest_at_ms;
      counts[seen.n] := seen.counted;
    END LOOP;
    IF has_recent THEN
      FOR seen IN
        SELECT l.name, l.key FROM unnest(names, keys) WITH ORDINALITY AS asked (name, key, n), limiter_windows l
        WHERE l.name = ANY (ARRAY[asked.name]) AND l.key = ANY (ARRAY[asked.key]) AND l.recent <> '{}' ORDER BY asked.n FOR UPDATE OF l SKIP LOCKED
      LOOP
        PERFORM limiter_v1_write(seen.name, seen.key);
        written := written + 1;
      END LOOP;
      IF written > 0 THEN
        RETURN QUERY SELECT * FROM limiter_v1_take(waits, names, keys, in_ms, ends, which, ids, limits, weights);
      END IF;
      RETURN;
    END IF;
    lasts := firsts;
    counted_first := counts;
    SELECT array_agg((
      SELECT p.id = a.id AND p.at_ms > now_ms - in_ms[a.w] FROM limiter_places p
      WHERE p.name = names[a.w] AND p.key = keys[a.w] AND p.id >= a.id ORDER BY p.id LIMIT 1
    ) ORDER BY a.n) INTO held FROM unnest(which, ids) WITH ORDINALITY AS a (w, id, n);
    FOR e IN 1 .. cardinality(which) LOOP
      CONTINUE WHEN held[e] IS TRUE OR strpos(ids[e], '#') = 0;
      w := which[e];
      held[e] := (SELECT o.at_ms > now_ms - in_ms[w] AND NOT o.gone FROM limiter_v1_one_of(names[w], keys[w], ids[e]) AS o);
    END LOOP;

    FOR e IN 1 .. cardinality(which) LOOP
      w := which[e];
      CONTINUE WHEN held[e] IS TRUE OR counts[w] + weights[e] > limits[e];
      wanted[w] := w;
      has_new := has_new OR versions[w] IS NULL;
    END LOOP;
    IF wanted IS NOT NULL THEN
      FOR seen IN
        SELECT s.n, l.ctid AS row FROM unnest(wanted) AS s (n), limiter_windows l
        WHERE l.name = ANY (ARRAY[names[s.n]]) AND l.key = ANY (ARRAY[keys[s.n]]) AND l.xmin = versions[s.n] FOR UPDATE OF l SKIP LOCKED
      LOOP
        rows[seen.n] := seen.row;
      END LOOP;
    END IF;
    IF has_new THEN
      FOR seen IN
        WITH made AS (
          INSERT INTO limiter_windows AS l (name, key, rows_at_ms)
          SELECT names[s.n], keys[s.n], 0 FROM unnest(wanted) AS s (n) WHERE s.n IS NOT NULL AND versions[s.n] IS NULL ORDER BY s.n
          ON CONFLICT DO NOTHING RETURNING l.name, l.key, l.ctid AS row
        )
        SELECT asked.n, made.row FROM made JOIN unnest(names, keys) WITH ORDINALITY AS asked (name, key, n) USING (name, key)
      LOOP
        rows[seen.n] := seen.row;
      END LOOP;
    END IF;

    FOR c IN 1 .. cardinality(ends) LOOP
      fits := true;
      is_sure := true;
      FOR e IN entry .. ends[c] LOOP
        w := which[e];
        CONTINUE WHEN held[e] IS TRUE;
        fits := fits AND counts[w] + weights[e] <= limits[e];
        is_sure := is_sure AND rows[w] IS NOT NULL;
      END LOOP;
      FOR e IN entry .. CASE WHEN is_sure OR NOT fits THEN ends[c] ELSE 0 END LOOP
        w := which[e];
        over := counts[w] + weights[e] - limits[e];
        wait_ms := 0;
        IF held[e] IS TRUE THEN
          NULL;
        ELSIF fits THEN
          lasts[w] := lasts[w] + 1;
          of_entry := of_entry || e;
          places := places || lasts[w];
          befores := befores || took[w];
          took[w] := took[w] + weights[e];
          counts[w] := counts[w] + weights[e];
          oldest[w] := coalesce(oldest[w], newest[w]);
          IF lasts[w] = firsts[w] + 1 THEN
            of_window := of_window || w;
          END IF;
        ELSIF weights[e] > limits[e] THEN
          wait_ms := 'Infinity';
        ELSIF over > counted_first[w] THEN
          wait_ms := newest[w] + in_ms[w] - now_ms;
        ELSIF over = 1 THEN
          wait_ms := oldest[w] + in_ms[w] - now_ms;
        ELSIF over > 1 THEN
          SELECT coalesce(min(leaving.at_ms) FILTER (WHERE leaving.weight >= over), max(leaving.at_ms)) + in_ms[w] - now_ms INTO wait_ms FROM (
            SELECT p.at_ms, sum(p.weight) OVER (ORDER BY p.at_ms, p.place) AS weight FROM limiter_places p
            WHERE p.name = names[w] AND p.key = keys[w] AND p.at_ms > now_ms - in_ms[w] ORDER BY p.at_ms, p.place LIMIT least(over, 1000)
          ) AS leaving;
        END IF;
        call := c;
        admitted := fits;
        counted := counts[w];
        oldest_at_ms := oldest[w];
        RETURN NEXT;
      END LOOP;
      entry := ends[c] + 1;
    END LOOP;

    IF of_entry = '{}' THEN
      RETURN;
    END IF;
    FOREACH w IN ARRAY of_window LOOP
      CONTINUE WHEN lasts[w] / 4 = firsts[w] / 4;
      due := due || w;
    END LOOP;
    IF due <> '{}' THEN
      FOR seen IN
        WITH gone AS (
          DELETE FROM limiter_places WHERE ctid = ANY (ARRAY(
            SELECT old.ctid FROM unnest(due) AS d (n), LATERAL (
              SELECT p.ctid FROM limiter_places p
              WHERE p.name = names[d.n] AND p.key = keys[d.n] AND p.at_ms >= left_ms[d.n] AND p.at_ms <= now_ms - in_ms[d.n]
              ORDER BY p.at_ms, p.place LIMIT 16 * (lasts[d.n] / 4 - firsts[d.n] / 4)
            ) AS old)) RETURNING name, key, at_ms
        )
        SELECT d.n, max(gone.at_ms) AS at_ms FROM unnest(due) AS d (n), gone WHERE gone.name = names[d.n] AND gone.key = keys[d.n] GROUP BY d.n
      LOOP
        left_ms[seen.n] := seen.at_ms;
      END LOOP;
      DELETE FROM limiter_returns WHERE ctid = ANY (ARRAY(
        SELECT old.ctid FROM unnest(due) AS d (n), (VALUES (1), (64), (4096)) AS s (span), LATERAL (
          SELECT r.ctid FROM limiter_returns r WHERE returned[d.n] > 0 AND r.name = names[d.n] AND r.key = keys[d.n] AND r.span = s.span
            AND r.first <= coalesce(oldest_places[d.n], firsts[d.n] + 1) - s.span ORDER BY r.first LIMIT 16 * (lasts[d.n] / 4 - firsts[d.n] / 4)
        ) AS old));
    END IF;
    UPDATE limiter_windows l
    SET last_place = lasts[s.n], taken = took[s.n], at_ms = newest[s.n], window_ms = in_ms[s.n], gone_ms = left_ms[s.n], rows_at_ms = newest[s.n]
    FROM unnest(of_window) AS s (n) WHERE l.ctid = rows[s.n];
    INSERT INTO limiter_places AS p (name, key, id, place, before, weight, at_ms)
    SELECT names[which[s.e]], keys[which[s.e]], ids[s.e], s.place, s.before, weights[s.e], newest[which[s.e]]
    FROM unnest(of_entry, places, befores) AS s (e, place, before)
    ON CONFLICT ON CONSTRAINT limiter_places_pkey DO UPDATE
    SET place = EXCLUDED.place, before = EXCLUDED.before, weight = EXCLUDED.weight, at_ms = EXCLUDED.at_ms, settled = false;
  END $function$;`;
