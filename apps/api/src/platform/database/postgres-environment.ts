const MINIMAL = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' };

/**
 * Spawn options that keep PG*, LC_* and LD_* variables of the caller away from Postgres. Windows needs its
 * own variables.
 */
export function childEnvironment(): { env?: NodeJS.ProcessEnv } {
  return process.platform === 'win32' ? {} : { env: { ...MINIMAL } };
}
