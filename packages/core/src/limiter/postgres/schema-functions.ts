/**
 * A window, and whether `for_id` has a place in it, as the statement sees them that asks. What was returned
 * since the oldest place: single ones up to the next 64, those up to the next 4,096, and those after them;
 * it is added up only where something was.
 */
const LOOK = `
  CREATE OR REPLACE FUNCTION limiter_v1_look(
    of_name text, of_key text, in_ms float8, now_ms float8, for_id text,
    OUT counted float8, OUT oldest_at_ms float8, OUT oldest_place bigint, OUT held boolean
  ) LANGUAGE plpgsql STABLE AS $function$
  DECLARE
    known record;
    returned numeric;
  BEGIN
    SELECT w.taken - o.before AS since, w.last_return, o.place, o.at_ms INTO known FROM (
      SELECT place, before, at_ms FROM limiter_places
      WHERE name = of_name AND key = of_key AND at_ms > now_ms - in_ms ORDER BY at_ms, place LIMIT 1
    ) AS o, limiter_windows w WHERE w.name = of_name AND w.key = of_key;
    counted := 0;
    held := false;
    IF NOT FOUND THEN
      RETURN;
    END IF;
    counted := known.since;
    oldest_at_ms := known.at_ms;
    oldest_place := known.place;
    IF known.last_return >= known.place THEN
      SELECT sum(part.weight) INTO returned FROM (
        SELECT weight FROM limiter_returns WHERE name = of_name AND key = of_key AND span = 1
          AND first >= known.place AND first < known.place / 64 * 64 + 64
        UNION ALL
        SELECT weight FROM limiter_returns WHERE name = of_name AND key = of_key AND span = 64
          AND first >= known.place / 64 * 64 + 64 AND first < known.place / 4096 * 4096 + 4096
        UNION ALL
        SELECT weight FROM limiter_returns WHERE name = of_name AND key = of_key AND span = 4096
          AND first >= known.place / 4096 * 4096 + 4096
      ) AS part;
      counted := counted - coalesce(returned, 0);
    END IF;
    IF for_id IS NOT NULL THEN
      held := EXISTS (SELECT FROM limiter_places WHERE name = of_name AND key = of_key AND id = for_id AND at_ms > now_ms - in_ms);
    END IF;
  END $function$;`;

/** Locks windows for the rest of the transaction, in the order of the arrays. */
const LOCK = `
  CREATE OR REPLACE FUNCTION limiter_v1_lock(names text[], keys text[]) RETURNS void LANGUAGE plpgsql AS $function$
  BEGIN
    FOR n IN 1 .. cardinality(names) LOOP
      LOOP
        PERFORM FROM limiter_windows WHERE name = names[n] AND key = keys[n] FOR UPDATE;
        EXIT WHEN FOUND;
        INSERT INTO limiter_windows (name, key) VALUES (names[n], keys[n]) ON CONFLICT DO NOTHING;
      END LOOP;
    END LOOP;
  END $function$;`;

/**
 * Each statement of a function has a snapshot of its own. It looks first, and refuses without a lock; then it
 * locks, and looks again at an instant after every admission before it. A refusal adds up at most 1,000
 * places to tell the wait. Every fourth that is taken removes up to 16 that have left, so that they never pile up
 * and are never swept at once. Plans are kept: one that was made while a table was small would read all of it later.
 */
const RESERVE = `
  CREATE OR REPLACE FUNCTION limiter_v1_reserve(for_id text, names text[], keys text[], limits bigint[], in_ms float8[], weights bigint[])
  RETURNS TABLE (admitted boolean, now_ms float8, counted float8, oldest_at_ms float8, wait_ms float8) LANGUAGE plpgsql
  SET enable_seqscan = off AS $function$
  DECLARE
    is_locked boolean := false;
    held boolean[];
    counts float8[];
    oldest float8[];
    waits float8[];
    places bigint[];
    over bigint;
    until_ms float8;
    seen record;
    took record;
  BEGIN
    LOOP
      now_ms := extract(epoch FROM clock_timestamp()) * 1000;
      admitted := true;
      FOR n IN 1 .. cardinality(names) LOOP
        SELECT * INTO seen FROM limiter_v1_look(names[n], keys[n], in_ms[n], now_ms, for_id);
        counts[n] := seen.counted;
        oldest[n] := seen.oldest_at_ms;
        places[n] := seen.oldest_place;
        held[n] := seen.held;
        waits[n] := 0;
        IF NOT seen.held AND seen.counted + weights[n] > limits[n] THEN
          admitted := false;
          over := seen.counted + weights[n] - limits[n];
          IF weights[n] > limits[n] THEN
            waits[n] := 'Infinity';
          ELSIF over = 1 THEN
            waits[n] := seen.oldest_at_ms + in_ms[n] - now_ms;
          ELSE
            SELECT coalesce(min(leaving.at_ms) FILTER (WHERE leaving.weight >= over), max(leaving.at_ms)) + in_ms[n] - now_ms INTO until_ms FROM (
              SELECT p.at_ms, sum(p.weight) OVER (ORDER BY p.at_ms, p.place) AS weight FROM limiter_places p
              WHERE p.name = names[n] AND p.key = keys[n] AND p.at_ms > now_ms - in_ms[n] ORDER BY p.at_ms, p.place LIMIT least(over, 1000)
            ) AS leaving;
            waits[n] := until_ms;
          END IF;
        END IF;
      END LOOP;
      EXIT WHEN is_locked OR NOT admitted OR false <> ALL (held);
      PERFORM limiter_v1_lock(names, keys);
      is_locked := true;
    END LOOP;
    FOR n IN 1 .. cardinality(names) LOOP
      IF admitted AND NOT held[n] THEN
        UPDATE limiter_windows w SET last_place = w.last_place + 1, taken = w.taken + weights[n], at_ms = greatest(w.at_ms, now_ms), window_ms = in_ms[n]
        WHERE w.name = names[n] AND w.key = keys[n] RETURNING w.last_place, w.taken - weights[n] AS before, w.at_ms INTO took;
        IF took.last_place % 4 = 0 THEN
          DELETE FROM limiter_places WHERE ctid = ANY (ARRAY(
            SELECT p.ctid FROM limiter_places p WHERE p.name = names[n] AND p.key = keys[n] AND p.at_ms <= now_ms - in_ms[n] ORDER BY p.at_ms, p.place LIMIT 16));
          DELETE FROM limiter_returns WHERE ctid = ANY (ARRAY(
            SELECT old.ctid FROM (VALUES (1), (64), (4096)) AS s (span), LATERAL (
              SELECT r.ctid FROM limiter_returns r WHERE r.name = names[n] AND r.key = keys[n] AND r.span = s.span
                AND r.first <= coalesce(places[n], took.last_place) - s.span ORDER BY r.first LIMIT 16
            ) AS old));
        END IF;
        INSERT INTO limiter_places AS p (name, key, id, place, before, weight, at_ms)
        VALUES (names[n], keys[n], for_id, took.last_place, took.before, weights[n], took.at_ms)
        ON CONFLICT ON CONSTRAINT limiter_places_pkey DO UPDATE
        SET place = EXCLUDED.place, before = EXCLUDED.before, weight = EXCLUDED.weight, at_ms = EXCLUDED.at_ms, settled = false;
        counts[n] := counts[n] + weights[n];
        oldest[n] := coalesce(oldest[n], took.at_ms);
      END IF;
      counted := counts[n];
      oldest_at_ms := oldest[n];
      wait_ms := waits[n];
      RETURN NEXT;
    END LOOP;
  END $function$;`;

/** What stands of places, and what of them is returned; null weights stand for all of a place. */
const SETTLE = `
  CREATE OR REPLACE FUNCTION limiter_v1_settle(for_id text, names text[], keys text[], in_ms float8[], weights bigint[])
  RETURNS TABLE (now_ms float8, counted float8, oldest_at_ms float8) LANGUAGE plpgsql AS $function$
  DECLARE
    known record;
    stands bigint;
  BEGIN
    FOR n IN 1 .. cardinality(names) LOOP
      PERFORM FROM limiter_windows w WHERE w.name = names[n] AND w.key = keys[n] FOR UPDATE;
      SELECT p.place, p.weight INTO known FROM limiter_places p
      WHERE p.name = names[n] AND p.key = keys[n] AND p.id = for_id AND NOT p.settled;
      CONTINUE WHEN NOT FOUND;
      stands := least(known.weight, coalesce(weights[n], known.weight));
      IF stands = 0 THEN
        DELETE FROM limiter_places p WHERE p.name = names[n] AND p.key = keys[n] AND p.id = for_id;
      ELSE
        UPDATE limiter_places p SET weight = stands, settled = true WHERE p.name = names[n] AND p.key = keys[n] AND p.id = for_id;
      END IF;
      CONTINUE WHEN stands = known.weight;
      UPDATE limiter_windows w SET last_return = greatest(w.last_return, known.place) WHERE w.name = names[n] AND w.key = keys[n];
      INSERT INTO limiter_returns AS r (name, key, span, first, weight)
      SELECT names[n], keys[n], s.span, known.place / s.span * s.span, known.weight - stands FROM (VALUES (1), (64), (4096)) AS s (span)
      ON CONFLICT ON CONSTRAINT limiter_returns_pkey DO UPDATE SET weight = r.weight + EXCLUDED.weight;
    END LOOP;
    now_ms := extract(epoch FROM clock_timestamp()) * 1000;
    FOR n IN 1 .. cardinality(names) LOOP
      SELECT s.counted, s.oldest_at_ms INTO counted, oldest_at_ms FROM limiter_v1_look(names[n], keys[n], in_ms[n], now_ms, NULL) AS s;
      RETURN NEXT;
    END LOOP;
  END $function$;`;

/** Whoever waits for the lock of a window that is forgotten makes it anew. */
const RESET = `
  CREATE OR REPLACE FUNCTION limiter_v1_reset(names text[], keys text[]) RETURNS void LANGUAGE plpgsql AS $function$
  BEGIN
    FOR n IN 1 .. cardinality(names) LOOP
      PERFORM FROM limiter_windows WHERE name = names[n] AND key = keys[n] FOR UPDATE;
      DELETE FROM limiter_places WHERE name = names[n] AND key = keys[n];
      DELETE FROM limiter_returns WHERE name = names[n] AND key = keys[n];
      DELETE FROM limiter_windows WHERE name = names[n] AND key = keys[n];
    END LOOP;
  END $function$;`;

/** Forgets windows in which nothing counts, at most so many rows; tells how many rows went. */
const SWEEP = `
  CREATE OR REPLACE FUNCTION limiter_v1_sweep(at_most int) RETURNS int LANGUAGE plpgsql AS $function$
  DECLARE
    idle record;
    went int;
    removed int := 0;
  BEGIN
    FOR idle IN
      SELECT name, key FROM limiter_windows
      WHERE at_ms + window_ms <= extract(epoch FROM clock_timestamp()) * 1000 LIMIT at_most FOR UPDATE SKIP LOCKED
    LOOP
      EXIT WHEN removed >= at_most;
      DELETE FROM limiter_places WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM limiter_places WHERE name = idle.name AND key = idle.key LIMIT at_most - removed));
      GET DIAGNOSTICS went = ROW_COUNT;
      removed := removed + went;
      DELETE FROM limiter_returns WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM limiter_returns WHERE name = idle.name AND key = idle.key LIMIT at_most - removed));
      GET DIAGNOSTICS went = ROW_COUNT;
      removed := removed + went;
      EXIT WHEN removed >= at_most;
      DELETE FROM limiter_windows WHERE name = idle.name AND key = idle.key;
      removed := removed + 1;
    END LOOP;
    RETURN removed;
  END $function$;`;

/** All functions of the store, each replacing what was there of its version. */
export const FUNCTIONS = [LOOK, LOCK, RESERVE, SETTLE, RESET, SWEEP].join('\n');
