import { isOurs } from './clipwright-error.js';
import type * as own from './client-errors.js';
import type * as table from './error-table.js';
import type { UnknownRefusalError } from './unknown-refusal-error.js';

type Of<Classes extends Record<keyof Classes, abstract new (...facts: never) => unknown>> = InstanceType<
  Classes[keyof Classes]
>;

/** Every error there is: its `code` tells which one, and so which facts it has. */
export type AnyClipwrightError = Of<typeof table> | Of<typeof own> | UnknownRefusalError;

/** Whether a thrown thing is one of ours, whichever copy of the package made it; `code` then tells it apart. */
export const isClipwrightError = isOurs as (thrown: unknown) => thrown is AnyClipwrightError;
