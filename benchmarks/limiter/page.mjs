// The page that tells the results of the limiter's benchmark.
const NAMES = { memory: 'memory', postgres: 'Postgres', redis: 'Redis' };

const number = (value) => value.toLocaleString('en');

function speedLine({ store, workload, limiter, ...told }) {
  const ratio = (value) => (limiter === 'clipwright' ? '' : value);
  const wall = `${number(told.callsPerSecond)} | ${ratio(told.oursToTheirs)}`;
  return `| ${NAMES[store]} | ${workload} | ${limiter} | ${wall} | ${told.cpuMicrosPerCall} | ${ratio(told.oursToTheirsByCpu)} |`;
}

const loadOf = ([store, load]) => `${load.join(' to ')} (${NAMES[store]})`;

const admittedLine = ({ store, limiter, most }) => `| ${NAMES[store]} | ${limiter} | ${most} |`;

/** Markdown of a whole run. */
export function page({ machine, rounds, promised, rows, admitted, loads }) {
  const { cores, cpu, memoryGiB, node, redis } = machine;
  return `# Benchmark of the limiter

What a call costs, and what is admitted beyond the limit, beside rate-limiter-flexible and @upstash/ratelimit (its sliding window) on the same
memory, the same embedded Postgres and the same Redis ${redis}. Made by \`node benchmarks/limiter/run.mjs\` with Node ${node} on ${cores} cores of
${cpu}, ${memoryGiB} GiB, at a load of ${Object.entries(loads).map(loadOf).join(', ')}.

## Calls a second

Every limiter knows 10,000 keys. One call at once in memory, 16 with Postgres over 8 connections, 64 with Redis over one; commits don't wait for
the disk. The limiters take turns of a quarter of a second; medians of ${rounds} runs. Processor time is that of this process and of the store's
server; it says most where others work on the machine too. A ratio is the median of ours to theirs within a run: more than 1 is faster than
theirs, and 0.95 counts as equal.

| store | what is asked for | limiter | calls a second | ours to theirs | processor, µs a call | ours to theirs |
|---|---|---|---|---|---|---|
${rows.map(speedLine).join('\n')}

The others keep one or two counters for a key; an exact window remembers when each place was taken and what of it was given back. In Redis a new
place is one look and one write, and nobody looks for an id that no caller gave; with an \`id\` of the caller's a call costs some
three times as much there. In Postgres a window of at most 32 places is one row, and a place in it one update; what eight windows or more ask for
at one moment is two statements, and many places of one moment are one row of a second table. A pool's eight connections are the same for both. With few
callers there is little to share: one alone, or each of four, waits for us some 1.3 to 1.7 times as long on many keys, and 1.4 to 2.5 times on a hot key of thousands of places, as for
rate-limiter-flexible, whose row is narrower ([why](../decisions/81-few-places-of-a-window-are-no-rows.md)). @upstash/ratelimit has Redis alone. Here it asks Redis for every call, as the others do, and does not remember refusals in
the process.

## Admitted in one window

A limit of ${promised} in 2 seconds. One call as a window begins, nothing until nine tenths of it are over, then as much as four processes can ask
for (in memory: four callers) until the next one is nearly over. The most that was surely admitted within some
2 seconds (less 2 ms, for clocks that tell whole milliseconds), of ${rounds} tries:

| store | limiter | admitted, of ${promised} |
|---|---|---|
${admitted.map(admittedLine).join('\n')}

rate-limiter-flexible counts in windows that begin with their first call, so two windows' worth may fall together where one ends; @upstash/ratelimit
takes what came in the last window for spread evenly over it. Clipwright's window rolls with each call, and no span of it holds more than its limit.
`;
}
