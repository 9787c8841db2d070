/**
 * One thing that a server needs, and whether it is there; `detail` says what answered, or what is wrong and
 * how to mend it.
 */
export interface Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}
