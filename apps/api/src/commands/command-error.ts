import { printable } from './printable.js';

/** A command that can't be carried out, said for people. */
export class CommandError extends Error {
  constructor(message: string) {
    super(printable(message));
    this.name = 'CommandError';
  }
}
