/**
 * One thing that a server needs, and whether it is there; `detail` says what answered, or what is wrong and
 * how to mend it.
 */
export interface Finding {
  readonly name: string;
  readonly ok: boolean;
  /** It works, and somebody should look at it: it will not for long, or does not do what was meant. */
  readonly warning?: boolean;
  readonly detail: string;
}

export const fine = (name: string, detail: string): Finding => ({ name, ok: true, detail });

export const doubtful = (name: string, detail: string): Finding => ({
  name,
  ok: true,
  warning: true,
  detail,
});

export const wrong = (name: string, detail: string): Finding => ({ name, ok: false, detail });
