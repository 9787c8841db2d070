import type { WindowReading } from '../limiter/window-reading.js';
import type { ClipwrightError, CommonFacts } from './clipwright-error.js';
import * as table from './error-table.js';
import type { ErrorCode } from './occasions.js';

/** All that an answer can tell of an error; each class takes what it knows. */
export interface AnswerFacts extends CommonFacts {
  readonly message: string;
  readonly videoId: string | null;
  readonly reading: WindowReading | null;
}

/** A class as it is made anew from an answer. */
interface AnsweredClass {
  readonly row: { readonly status: number; readonly message: string };
  new (facts: AnswerFacts): ClipwrightError;
}

/** The class of each code. */
export const ERROR_CLASSES = /* @__PURE__ */ Object.fromEntries(
  Object.values(table).map((of) => [of.row.code, of]),
) as unknown as Readonly<Record<ErrorCode, AnsweredClass>>;
