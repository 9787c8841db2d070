/** The instant that lies $1 milliseconds back. */
export const BEFORE = `clock_timestamp() - $1::float8 * interval '1 millisecond'`;

/** At most $2 rows; those that somebody else works on at this moment are left to the next sweep. */
export const BATCH = 'LIMIT $2 FOR UPDATE SKIP LOCKED';

/** Removes a batch of the rows of which `where` is true. */
export const removed = (table: string, keys: string, where: string): string =>
  `DELETE FROM ${table} WHERE (${keys}) IN (SELECT ${keys} FROM ${table} WHERE ${where} ${BATCH}) RETURNING NULL AS key`;
