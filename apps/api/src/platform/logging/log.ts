import { type Logger, pino } from 'pino';

export type LogFacts = Readonly<Record<string, unknown>>;

/**
 * What is told of an error. Its other properties stay out: a database error quotes the row that it met, and
 * so prompts and keys.
 */
const errorFacts = (error: unknown): object | undefined => {
  if (!isErrorLike(error)) return undefined;
  const { name: type, message, code, stack, cause } = error;
  return { type, message, code, stack, cause: errorFacts(cause) };
};

const isErrorLike = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'message' in error;

/**
 * JSON lines on stderr. Facts are fields of their own, so text from a request can't forge a line.
 * Keys, prompts and addresses are never passed in.
 */
export class Log {
  private readonly pino: Logger;

  private traceId: () => string | null = () => null;

  constructor(level: string) {
    this.pino = pino(
      {
        level,
        base: { pid: process.pid },
        serializers: { error: errorFacts },
        mixin: () => this.tracedFacts(),
      },
      pino.destination({ dest: 2, sync: false }),
    );
  }

  /** Has every line name the trace that it belongs to; null: to none. */
  nameTraces(traceId: () => string | null): void {
    this.traceId = traceId;
  }

  info(message: string, facts: LogFacts = {}): void {
    this.pino.info(facts, message);
  }

  warn(message: string, facts: LogFacts = {}): void {
    this.pino.warn(facts, message);
  }

  error(message: string, facts: LogFacts = {}): void {
    this.pino.error(facts, message);
  }

  debug(message: string, facts: LogFacts = {}): void {
    this.pino.debug(facts, message);
  }

  private tracedFacts(): object {
    const traceId = this.traceId();
    return traceId === null ? {} : { traceId };
  }
}
