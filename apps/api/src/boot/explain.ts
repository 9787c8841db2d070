/**
 * What a failed start or command says to a person: our own errors as they are, a taken port as a sentence.
 */
export function explain(error: unknown): string {
  const {
    code,
    name = '',
    message = String(error),
    stack = message,
  } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === 'EADDRINUSE') return takenPort(error as TakenPort);
  return KNOWN.includes(name) ? message : stack;
}

/** Errors whose messages are written for people. */
const KNOWN = [
  'ConfigError',
  'HomeInUseError',
  'EmbeddedPostgresError',
  'CommandError',
  'PoolerError',
  'BackupError',
  'NewerDatabaseError',
];

interface TakenPort {
  readonly address?: string;
  readonly port?: number;
  /** What the port is set by. */
  readonly setting?: string;
}

const takenPort = ({ address = 'this address', port = 0, setting = 'PORT' }: TakenPort): string =>
  `Port ${port} on ${address} is taken by another program. Stop that program, or set ${setting} to another one.`;
