import { channel } from 'node:diagnostics_channel';

/** Whoever listens is told of each statement as it is made: the law of tables sees all of them so. */
const made = channel('clipwright:statement');

/**
 * A statement of ours, with $1, $2 for its values. It is made when its module is loaded, and nothing else can
 * be sent to the database: no text is put together while requests are served.
 */
export class Statement {
  /** Nothing else passes for one. */
  protected readonly isStatement = true;

  constructor(
    readonly text: string,
    /** Under which it is prepared; null: it is planned at each use. */
    readonly name: string | null,
  ) {
    made.publish(this);
  }
}

/** A statement that is planned for its values at each use, on the connections for work. */
export const statement = (text: string): Statement => new Statement(text, null);

/**
 * A statement that each connection plans once, because planning costs more than its work. Outside of a
 * transaction it goes over the quick connections: it waits for nobody.
 */
export const prepared = (name: string, text: string): Statement => new Statement(text, name);
