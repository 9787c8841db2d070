import { type Client, newClient } from './connections.js';
import { SUPERUSER } from './postgres-access.js';

/** Who the server is to its own database: the owner of what is in it, and nothing more. */
export const APP_ROLE = 'clipwright_app';

/** How Postgres says that a role is not there, may not log in, or has another password. */
const NOT_LET_IN = ['28000', '28P01'];

/**
 * Both addresses have the same password: the superuser's holds for the moments between initdb and
 * `settleRole` alone.
 */
export interface RoleAddresses {
  readonly app: string;
  readonly superuser: string;
}

/**
 * Makes the app's role own the database and everything in it, and closes the superuser's door for good:
 * initdb needs it, and homes of earlier versions were run by it. Where that is done already, nothing is
 * changed. `mayMakeDatabases` is for tests.
 */
export async function settleRole(
  { app, superuser }: RoleAddresses,
  mayMakeDatabases: boolean,
): Promise<void> {
  if (await letsIn(app)) return;
  await withClient(superuser, async (client) => {
    await client.query('BEGIN');
    for (const statement of handover(new URL(app).password, mayMakeDatabases)) await client.query(statement);
    await client.query('COMMIT');
  });
}

/** Whether this address opens. Rejects for any other reason than a role that is not let in. */
export async function letsIn(url: string): Promise<boolean> {
  try {
    await withClient(url, () => Promise.resolve());
    return true;
  } catch (error) {
    if (NOT_LET_IN.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

async function withClient(url: string, use: (client: Client) => Promise<void>): Promise<void> {
  const client = newClient(url, { statement_timeout: 0 });
  try {
    await client.connect();
    await use(client);
  } finally {
    await client.end();
  }
}

/** The password is hexadecimal, so it can stand in a statement, which takes no parameters here. */
const handover = (password: string, mayMakeDatabases: boolean): string[] => [
  `CREATE ROLE ${APP_ROLE} LOGIN ${mayMakeDatabases ? 'CREATEDB' : 'NOCREATEDB'} NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
  `ALTER DATABASE postgres OWNER TO ${APP_ROLE}`,
  CHANGE_OWNERS,
  `ALTER ROLE ${SUPERUSER} NOLOGIN PASSWORD NULL`,
];

/** REASSIGN OWNED refuses the role that initdb made. Sequences of a column go with their table. */
const CHANGE_OWNERS = `
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema')
    SELECT format('ALTER SCHEMA %I', nspname) FROM ours WHERE nspname <> 'public'
    UNION ALL
    SELECT format('ALTER %s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, pg_class.oid::regclass)
      FROM pg_class JOIN ours ON ours.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i') AND relkind = 'S')
    UNION ALL
    SELECT format('ALTER ROUTINE %s', pg_proc.oid::regprocedure) FROM pg_proc JOIN ours ON ours.oid = pronamespace
    UNION ALL
    SELECT format('ALTER TYPE %s', pg_type.oid::regtype) FROM pg_type JOIN ours ON ours.oid = typnamespace WHERE typtype IN ('e', 'd')
  LOOP
    EXECUTE statement || ' OWNER TO ${APP_ROLE}';
  END LOOP;
END $$`;
