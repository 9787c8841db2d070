export interface Hammering {
  readonly connections: number;
  /** In all. */
  readonly calls: number;
  readonly signal: AbortSignal;
}

/** Makes a call again and again, on so many connections at once, until the signal ends it or all are made. */
export async function hammer(
  call: () => Promise<unknown>,
  { connections, calls, signal }: Hammering,
): Promise<void> {
  let left = calls;
  const goOn = async (): Promise<void> => {
    while (!signal.aborted && left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: connections }, goOn));
}
