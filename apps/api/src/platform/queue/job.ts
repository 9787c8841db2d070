/**
 * A kind of work: its queue's name, and the shape of what it carries. One file per kind stands beside its use
 * case.
 */
export interface JobKind<Data extends object> {
  readonly queue: string;
  /** Never set: carries the type of the data. */
  readonly data?: Data;
}

const declared = new Set<string>();

/** Declares a kind. A process that works refuses to start when it has no handler for one that it knows. */
export function jobKind<Data extends object>(queue: string): JobKind<Data> {
  declared.add(queue);
  return { queue };
}

export const declaredQueues = (): readonly string[] => [...declared];
