import { ERROR_CLASSES } from './error-classes.js';
import { type ErrorCode, OCCASIONS } from './occasions.js';

/** One row of the table: the code's status, its default sentence, and when it happens (for the docs). */
export interface ErrorRow {
  readonly status: number;
  readonly message: string;
  readonly when: string;
}

/** The table of codes that the docs are generated from: every code that an answer can carry, by status. */
export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorRow>> = /* @__PURE__ */ tableOfCodes();

function tableOfCodes(): Record<ErrorCode, ErrorRow> {
  const rows = Object.entries(OCCASIONS).map(([code, when]) => {
    const { status, message } = ERROR_CLASSES[code as ErrorCode].row;
    return [code, { status, message, when }] as const;
  });
  return Object.fromEntries(rows) as Record<ErrorCode, ErrorRow>;
}
