import { BEFORE, removed } from '../../platform/database/old-rows.js';
import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byEmail } from '../account-end/account-data.door.js';
import { type DataEnd, ended, HOUR_MS } from '../retention/data-end.door.js';

/** By its number, which grows with time: without it every sweep would look through all that is kept. */
const OLDEST_ENTRIES = `
  DELETE FROM audit_entries WHERE id IN (SELECT id FROM (SELECT id, at FROM audit_entries ORDER BY id LIMIT $2) oldest WHERE at < ${BEFORE})
  RETURNING NULL AS key`;

export const AUDIT_ENDS: readonly DataEnd[] = [
  ended('audit entries', ({ auditMs }) => auditMs, OLDEST_ENTRIES),
  ended('audit tallies', () => HOUR_MS, removed('audit_tallies', 'actor, action', `since < ${BEFORE}`)),
];

/** The entries stay, under the pseudonym. */
export const AUDIT_DATA: AccountData = {
  rest: [byEmail('DELETE FROM audit_tallies WHERE actor = $1')],
  exported: [
    {
      name: 'audit_log',
      first: '0',
      by: 'email',
      statement: prepared(
        'export-audit',
        `
        SELECT to_jsonb(entry)::text AS json, entry.id::text AS cursor FROM audit_entries entry
        WHERE entry.id > $2::bigint AND (actor = $1 OR subject = $1) ORDER BY entry.id LIMIT $3`,
      ),
    },
  ],
};

/** As a whole text among the details. */
const NAMED = `(strpos(details::text, to_jsonb($1::text)::text) > 0 OR strpos(details::text, to_jsonb($2::text)::text) > 0)`;

/**
 * Puts the pseudonym $3 in the place of the address $1 and the id $2. A stretch of $5 entries after $4 at a
 * time, by their numbers: who is deleted may stand anywhere in it.
 */
export const ANONYMISE = prepared(
  'anonymise-audit',
  `
    WITH stretch AS MATERIALIZED (SELECT id FROM audit_entries WHERE id > $4 ORDER BY id LIMIT $5),
    changed AS (
      UPDATE audit_entries entry SET
        actor = CASE WHEN actor IN ($1, $2) THEN $3 ELSE actor END,
        subject = CASE WHEN subject IN ($1, $2) THEN $3 ELSE subject END,
        address = CASE WHEN actor IN ($1, $2) THEN NULL ELSE address END,
        details = CASE WHEN actor IN ($1, $2) OR ${NAMED} THEN '{}' ELSE details END
      FROM stretch
      WHERE entry.id = stretch.id AND (actor IN ($1, $2) OR subject IN ($1, $2) OR ${NAMED})
    )
    SELECT max(id) AS last FROM stretch`,
);
