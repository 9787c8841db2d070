import { globSync } from 'node:fs';
import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';
import { withoutStarting } from './without-starting.mjs';

const isHere = () =>
  globSync('/usr/lib/postgresql/*/bin/pg_basebackup').length > 0 && runs('pgbouncer', ['--version']);

/** Installs Debian's PostgreSQL and PgBouncer where they are missing, and starts none. */
export async function ensurePostgres() {
  if (isHere()) return;
  if (!canInstall())
    return say('Not here, and not to be installed without root on Debian: postgresql, pgbouncer.');
  say('Installing postgresql and pgbouncer, behind which servers work ...');
  await withoutStarting(['postgresql', 'pgbouncer'], () => aptInstall('postgresql', 'pgbouncer'));
  if (!isHere()) say('Could not be installed: postgresql, pgbouncer.');
}
