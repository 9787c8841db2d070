import { GRANT } from './grant-function.js';
import { returnedSince } from './returned-since.js';
import { TAKE } from './take-function.js';

/**
 * True, and said to be dear: a plan that would ask it of every row of a table reads by an index instead, however few these
 * are. A statement of its own can't forbid the other plan, as these functions do.
 */
const DEAR = `
  CREATE OR REPLACE FUNCTION limiter_v1_dear() RETURNS boolean LANGUAGE plpgsql STABLE COST 100000 AS $function$
  BEGIN
    RETURN true;
  END $function$;`;

/** Makes rows of what is recent of a window that is locked. The ids of such rows are what their takers know them by. */
const WRITE = `
  CREATE OR REPLACE FUNCTION limiter_v1_write(of_name text, of_key text) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET jit = off AS $function$
  BEGIN
    INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms)
    SELECT w.name, w.key, w.last_place - cardinality(w.recent) + r.n || '@' || round(r.at_ms * 1000)::bigint,
      w.last_place - cardinality(w.recent) + r.n, w.taken - cardinality(w.recent) + r.n - 1, 1, r.at_ms
    FROM limiter_windows w, unnest(w.recent) WITH ORDINALITY AS r (at_ms, n) WHERE w.name = of_name AND w.key = of_key
    ON CONFLICT DO NOTHING;
    UPDATE limiter_windows w SET recent = '{}', rows_at_ms = w.at_ms WHERE w.name = of_name AND w.key = of_key;
  END $function$;`;

/**
 * A window, and whether `for_id` has a place in it, as the statement sees them that asks. What was returned is
 * added up only where something was.
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
    held := false;
    IF NOT FOUND THEN
      SELECT cardinality(w.recent) - c.gone, w.recent[c.gone + 1], w.last_place - cardinality(w.recent) + c.gone + 1
      INTO counted, oldest_at_ms, oldest_place
      FROM limiter_windows w, LATERAL (SELECT width_bucket(now_ms - in_ms, w.recent) AS gone) AS c WHERE w.name = of_name AND w.key = of_key AND w.recent <> '{}';
      counted := coalesce(counted, 0);
      RETURN;
    END IF;
    counted := known.since;
    oldest_at_ms := known.at_ms;
    oldest_place := known.place;
    IF known.last_return >= known.place THEN
      SELECT sum(part.weight) INTO returned FROM (${returnedSince('known.place', { name: 'of_name', key: 'of_key' })}) AS part;
      counted := counted - coalesce(returned, 0);
    END IF;
    IF for_id IS NOT NULL THEN
      held := EXISTS (SELECT FROM limiter_places WHERE name = of_name AND key = of_key AND id = for_id AND at_ms > now_ms - in_ms);
    END IF;
  END $function$;`;

/**
 * A place of a row of many, by the row's id, `#` and which of them it is, from 0; null where there is none. It is gone where
 * it was given back.
 */
const ONE_OF = `
  CREATE OR REPLACE FUNCTION limiter_v1_one_of(
    of_name text, of_key text, for_id text, OUT at_row tid, OUT place bigint, OUT mark bigint, OUT at_ms float8, OUT left_weight bigint,
    OUT settled boolean, OUT gone boolean
  ) LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_sort = off SET jit = off AS $function$
  #variable_conflict use_column
  DECLARE
    parts text[] := regexp_match(for_id, '^(.+)#([0-9]{1,2})$');
    known record;
  BEGIN
    SELECT p.* , p.ctid AS row INTO known FROM limiter_places p
    WHERE p.name = of_name AND p.key = of_key AND p.id >= parts[1] ORDER BY p.id LIMIT 1;
    IF NOT FOUND OR known.id <> parts[1] OR known.many <= greatest(1, parts[2]::int) THEN
      RETURN;
    END IF;
    at_row := known.row;
    place := known.place + parts[2]::int;
    mark := 1::bigint << parts[2]::int;
    at_ms := known.at_ms;
    left_weight := known.weight;
    settled := known.marks & mark <> 0;
    gone := settled AND EXISTS (
      SELECT FROM limiter_returns r WHERE r.name = of_name AND r.key = of_key AND r.span = 1 AND r.first = place);
  END $function$;`;

/** Locks windows for the rest of the transaction, in the order of the arrays. */
const LOCK = `
  CREATE OR REPLACE FUNCTION limiter_v1_lock(names text[], keys text[]) RETURNS void LANGUAGE plpgsql AS $function$
  BEGIN
    FOR n IN 1 .. cardinality(names) LOOP
      LOOP
        PERFORM FROM limiter_windows WHERE name = names[n] AND key = keys[n] FOR UPDATE;
        EXIT WHEN FOUND;
        INSERT INTO limiter_windows (name, key, rows_at_ms) VALUES (names[n], keys[n], 0) ON CONFLICT DO NOTHING;
      END LOOP;
    END LOOP;
  END $function$;`;

/**
 * What stands of places, and what of them is returned; null weights stand for all of a place. A place is the first from
 * its id on: without that order all places of a window may be read for it, through the other index.
 */
const SETTLE = `
  CREATE OR REPLACE FUNCTION limiter_v1_settle(for_id text, names text[], keys text[], in_ms float8[], weights bigint[])
  RETURNS TABLE (now_ms float8, counted float8, oldest_at_ms float8) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_sort = off SET jit = off AS $function$
  DECLARE
    known record;
    stands bigint;
  BEGIN
    FOR n IN 1 .. cardinality(names) LOOP
      SELECT w.recent <> '{}' AS is_recent INTO known FROM limiter_windows w WHERE w.name = names[n] AND w.key = keys[n] FOR UPDATE;
      IF known.is_recent THEN
        PERFORM limiter_v1_write(names[n], keys[n]);
      END IF;
      SELECT p.id, p.place, p.weight, p.settled, p.ctid AS row INTO known FROM limiter_places p
      WHERE p.name = names[n] AND p.key = keys[n] AND p.id >= for_id ORDER BY p.id LIMIT 1;
      IF known.id = for_id THEN
        CONTINUE WHEN known.settled;
        stands := least(known.weight, coalesce(weights[n], known.weight));
        IF stands = 0 THEN
          DELETE FROM limiter_places p WHERE p.ctid = known.row;
        ELSE
          UPDATE limiter_places p SET weight = stands, settled = true WHERE p.ctid = known.row;
        END IF;
      ELSE
        SELECT o.at_row AS row, o.place, 1::bigint AS weight, o.mark, o.left_weight INTO known FROM limiter_v1_one_of(names[n], keys[n], for_id) AS o WHERE NOT o.settled;
        CONTINUE WHEN NOT FOUND;
        stands := least(1, coalesce(weights[n], 1));
        IF stands = 0 AND known.left_weight = 1 THEN
          DELETE FROM limiter_places p WHERE p.ctid = known.row;
        ELSE
          UPDATE limiter_places p SET weight = known.left_weight - 1 + stands, marks = p.marks | known.mark WHERE p.ctid = known.row;
        END IF;
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
export const FUNCTIONS = [DEAR, WRITE, LOOK, ONE_OF, LOCK, TAKE, GRANT, SETTLE, RESET, SWEEP].join('\n');
