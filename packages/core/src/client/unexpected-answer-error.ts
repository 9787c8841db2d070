import { errorClass } from '../errors/error-class.js';

/** An answer came that is none of the interface's. */
export class UnexpectedAnswerError extends errorClass(
  'unexpected_answer',
  0,
  'The server gave an answer that is none of the interface.',
) {}
