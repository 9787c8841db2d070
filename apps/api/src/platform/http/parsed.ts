import type { Parsed } from '@clipwright/core/videos';

/** The value of a parse; throws its refusal, which the error filter answers. */
export function valueOf<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw parsed.error;
  return parsed.value;
}
