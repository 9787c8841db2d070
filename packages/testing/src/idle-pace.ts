/** Long enough to be interrupted where others want the core, short enough to be free where nobody does. */
const SAMPLE_CPU_MS = 40;

const cpuMsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
};

/**
 * How many times longer work takes on this machine now than if nobody else used it: a moment's work by the
 * clock and by the core. At least 1.
 */
export function slowdown(): number {
  const startMs = performance.now();
  const start = process.threadCpuUsage();
  while (cpuMsSince(start) < SAMPLE_CPU_MS);
  return Math.max(1, (performance.now() - startMs) / cpuMsSince(start));
}

/**
 * Runs work whose time is a promise, and tells how long it would have taken on an idle machine: its time,
 * divided by what others slowed this machine down just before or after it.
 */
export async function atIdlePace<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; elapsedMs: number }> {
  const slowdownBefore = slowdown();
  const startMs = performance.now();
  const result = await work();
  const elapsedMs = performance.now() - startMs;
  return { result, elapsedMs: elapsedMs / Math.max(slowdownBefore, slowdown()) };
}
