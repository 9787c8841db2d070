// What a call of the limiter costs beside rate-limiter-flexible and @upstash/ratelimit, on the same memory, Postgres
// and Redis; and what each admits beyond its limit. By turns in one run. Wants a build and Debian's redis-server.
// Usage: node benchmarks/limiter/run.mjs [rounds] [store] -> results.json and docs/reference/limiter-benchmark.md, some six
// minutes on two cores; with a store (memory, postgres, redis) it alone is measured anew.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { median, round } from '../measure.mjs';
import { open, OF_STORE } from './contestants.mjs';
import { mostInOneWindow, PROMISED } from './over-admission.mjs';
import { startStores } from './stores.mjs';
import { page } from './page.mjs';

const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3];
const RESULTS = new URL('results.json', import.meta.url);
const KNOWN_KEYS = 10_000;
const SLICE_MS = 250;
const SLICES = 4;
const AT_ONCE = { memory: 1, postgres: 16, redis: 64 };

const known = (n) => `key-${n % KNOWN_KEYS}`;

/** What is asked for; every limiter knows KNOWN_KEYS others before. */
const WORKLOADS = {
  'many keys': { rule: { limit: 1_000_000, windowMs: 60_000 }, keyOf: known, admitted: true },
  'one hot key': { rule: { limit: 100_000_000, windowMs: 1_000 }, keyOf: () => 'hot', admitted: true },
  'one full key': { rule: { limit: 1, windowMs: 600_000 }, keyOf: () => 'full', admitted: false },
};

let names = 0;
const { addresses, cpuMs, stop } = await startStores();

/** A limiter that knows its keys, and for one that is full, is full. */
async function ready(contestant, { rule, keyOf }) {
  names += 1;
  const limiter = await open(contestant, { name: `rule${names}`, ...rule });
  await inParallel(AT_ONCE[contestant.store], KNOWN_KEYS, (n) => limiter.take(known(n)));
  await limiter.take(keyOf(0));
  return { ...limiter, calls: 0, ms: 0, cpuMs: 0 };
}

async function inParallel(atOnce, count, work) {
  let next = 0;
  const one = async () => {
    while (next < count) await work((next += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** As many calls as there is time for, and what they cost this process and the store's server. */
async function slice(limiter, contestant, { keyOf, admitted }) {
  const started = performance.now();
  const cpu = await workedMs(contestant.store);
  const one = async () => {
    while (performance.now() - started < SLICE_MS) {
      const got = await limiter.take(keyOf((limiter.calls += 1)));
      if (got !== admitted)
        throw new Error(`${contestant.limiter} on ${contestant.store}: admitted is ${got}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE[contestant.store] }, one));
  limiter.cpuMs += (await workedMs(contestant.store)) - cpu;
  limiter.ms += performance.now() - started;
}

async function workedMs(store) {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (await cpuMs[store]());
}

async function oneRound(contestants, workload, turn) {
  const limiters = [];
  for (const contestant of contestants) limiters.push(await ready(contestant, workload));
  for (let step = 0; step < SLICES * contestants.length; step += 1) {
    const index = (step + turn) % contestants.length;
    await slice(limiters[index], contestants[index], workload);
  }
  await Promise.all(limiters.map(({ close }) => close()));
  return limiters.map(({ calls, ms, cpuMs: cpu }) => ({
    callsPerSecond: (calls / ms) * 1000,
    callsPerCpuSecond: (calls / cpu) * 1000,
  }));
}

/** Medians of each limiter over the rounds, for one store and workload; ratios are of ours to theirs in a round. */
async function measured(contestants, name) {
  const all = [];
  for (let turn = 0; turn < rounds; turn += 1) all.push(await oneRound(contestants, WORKLOADS[name], turn));
  const middle = (what) => median(all.map(what));
  return contestants.map(({ limiter, store }, index) => ({
    store,
    workload: name,
    limiter,
    callsPerSecond: Math.round(middle((rates) => rates[index].callsPerSecond)),
    oursToTheirs: round(middle((rates) => rates[0].callsPerSecond / rates[index].callsPerSecond)),
    cpuMicrosPerCall: round(middle((rates) => 1e6 / rates[index].callsPerCpuSecond)),
    oursToTheirsByCpu: round(middle((rates) => rates[0].callsPerCpuSecond / rates[index].callsPerCpuSecond)),
  }));
}

/** The most of all rounds. */
async function attacked(contestant) {
  const most = [];
  for (let turn = 0; turn < rounds; turn += 1)
    most.push(await mostInOneWindow(contestant, `attack${(names += 1)}`));
  return { store: contestant.store, limiter: contestant.limiter, most: Math.max(...most) };
}

const before = only === undefined ? {} : JSON.parse(readFileSync(RESULTS, 'utf8'));

/** What is not measured is as it was. */
async function run() {
  const kept = (list = []) => list.filter(({ store }) => only !== undefined && store !== only);
  const [rows, admitted, loads] = [kept(before.rows), kept(before.admitted), { ...before.loads }];
  for (const [store, limiters] of Object.entries(OF_STORE)) {
    if (store !== (only ?? store)) continue;
    const load = loadavg()[0];
    const contestants = limiters.map((limiter) => ({ limiter, store, address: addresses[store] }));
    for (const name of Object.keys(WORKLOADS)) rows.push(...(await measured(contestants, name)));
    for (const contestant of contestants) admitted.push(await attacked(contestant));
    loads[store] = [round(load), round(loadavg()[0])];
  }
  const inOrder = (list) =>
    Object.keys(OF_STORE).flatMap((name) => list.filter(({ store }) => store === name));
  return { rows: inOrder(rows), admitted: inOrder(admitted), loads };
}

try {
  const results = await run();
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    redis: /v=([\d.]+)/.exec(execFileSync('redis-server', ['--version'], { encoding: 'utf8' }))?.[1],
  };
  const facts = { machine, rounds, promised: PROMISED, ...results };
  writeFileSync(RESULTS, `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(new URL('../../docs/reference/limiter-benchmark.md', import.meta.url), page(facts));
  console.table(results.rows);
  console.table(results.admitted);
} finally {
  await stop();
}
