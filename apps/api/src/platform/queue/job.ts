/**
 * A kind of work: its queue's name, and the shape of what it carries. One file per kind stands beside its use
 * case.
 */
export interface JobKind<Data extends object> {
  readonly queue: string;
  /** Never set: carries the type of the data. */
  readonly data?: Data;
}

export const jobKind = <Data extends object>(queue: string): JobKind<Data> => ({ queue });
