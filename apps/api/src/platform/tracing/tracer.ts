/** What is told of a step: names, numbers and codes. Never what was asked for, and nobody's key or address. */
export type StepFacts = Readonly<Record<string, string | number | boolean | null>>;

/** A step under way, recorded or not. */
export interface Span {
  /** W3C traceparent, for whoever goes on with it elsewhere; null where there is no tracing. */
  readonly traceparent: string | null;
  /** Null where nothing is recorded. */
  readonly traceId: string | null;
  tell(facts: StepFacts): void;
  /** `code`: one of a few. */
  fail(code: string): void;
  end(): void;
}

export interface Step {
  readonly name: string;
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly facts?: StepFacts;
  /** A traceparent of ours. Left out: what is under way here. Null: none, so that a server or consumer begins a trace. */
  readonly parent?: string | null;
  /** A traceparent of whoever calls, believed as far as a stranger is. */
  readonly callers?: string | undefined;
  /** Traceparents of others that led to it. */
  readonly links?: readonly (string | null | undefined)[];
  /** For one that is told of when it is over. */
  readonly beganMsAgo?: number;
}

export const NO_SPAN: Span = {
  traceparent: null,
  traceId: null,
  tell: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

/** Follows work through processes. No step is ever late, or fails, because of who is told of it. */
export abstract class Tracer {
  /** Whether anything may be recorded at all. */
  abstract readonly isOn: boolean;

  /** What is under way here; NO_SPAN where nothing is. */
  abstract get here(): Span;

  abstract begin(step: Step): Span;

  /** Runs work as a part of a step that was begun. */
  abstract within<Result>(span: Span, work: () => Result): Result;

  /** Tells what is left to tell, for at most `withinMs`. */
  abstract end(withinMs: number): Promise<void>;

  /** A piece of work from its beginning to its end. */
  async step<Result>(step: Step, work: (span: Span) => Promise<Result>): Promise<Result> {
    if (!this.isOn) return await work(NO_SPAN);
    const span = this.begin(step);
    try {
      return await this.within(span, () => work(span));
    } catch (error) {
      span.fail(codeOf(error));
      throw error;
    } finally {
      span.end();
    }
  }
}

/** Where traces are told to nobody. */
export class SilentTracer extends Tracer {
  readonly isOn = false;
  readonly here = NO_SPAN;

  begin(): Span {
    return NO_SPAN;
  }

  within<Result>(_span: Span, work: () => Result): Result {
    return work();
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}

const CODE = /^[\w.-]{1,40}$/;

/** A code, a reason or the name of its class: an error's message may quote what it met. */
function codeOf(error: unknown): string {
  const { code, reason, name } = (error ?? {}) as Partial<Record<'code' | 'reason' | 'name', unknown>>;
  const known = [code, reason, name].find((text) => typeof text === 'string' && CODE.test(text));
  return typeof known === 'string' ? known : 'error';
}
