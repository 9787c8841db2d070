import { InvalidRequestError } from '../errors/error-table.js';
import { showValue } from '../text/show-value.js';

/** A request read whole, or the one error to answer with. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: InvalidRequestError };

const LONGEST_MESSAGE = 300;

/** The sentence of a refused field: its name, what it takes, what came. At most 300 characters. */
export function refusalText({ field, takes, came }: { field: string; takes: string; came: unknown }): string {
  return `${field} must be ${takes}; got ${showValue(came)}.`;
}

/** A refusal as a value. `param` is the field at fault, or null. */
export function refused(message: string, param: string | null): { ok: false; error: InvalidRequestError } {
  const clipped = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message;
  return { ok: false, error: new InvalidRequestError({ message: clipped, param }) };
}

export function accepted<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}
