/**
 * How long videos wait for given GPUs and tenants, by the server's own order of turns, in simulated time. Wants a build.
 * node benchmarks/sizing/simulate.mjs [--slots 4] [--clip-seconds 5] [--making-seconds 60] [--tenants 8] [--an-hour 150] [--hours 2]
 *   [--burst 0] [--seed 1]   one case, printed
 * node benchmarks/sizing/simulate.mjs --all   the cases of docs/operate/sizing.md -> waits.json and waits.md
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openStage } from '../work-lines/stage.mjs';
import { SimulatedLine } from './line.mjs';

const USUAL = {
  slots: 4,
  'clip-seconds': 5,
  'making-seconds': 60,
  tenants: 8,
  'an-hour': 150,
  hours: 1,
  burst: 0,
  'at-once': 0,
  seed: 1,
};

/** One GPU makes 60 clips of a minute in an hour: shares of what all slots can make, a burst, a limit, more slots at the same share. */
const CASES = [
  { slots: 1, 'an-hour': 30 },
  { slots: 1, 'an-hour': 48 },
  { slots: 1, 'an-hour': 57 },
  { slots: 4, 'an-hour': 192 },
  { slots: 4, 'an-hour': 228 },
  { slots: 4, 'an-hour': 300 },
  { slots: 4, 'an-hour': 120, burst: 100 },
  { slots: 4, 'an-hour': 120, burst: 100, 'at-once': 2 },
];

/** Numbers between 0 and 1, the same in every run with this seed. */
function chances(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 0.5) / 2_147_483_648;
  };
}

/** Ordinary tenants post at times that know nothing of each other; the one with the burst posts it all a third in. */
function arrivalsOf({ tenants, hours, burst, seed, ...given }) {
  const [chance, arrivals] = [chances(seed), []];
  const gap = () => (-Math.log(chance()) * 3600) / given['an-hour'];
  for (let at = gap(); at < hours * 3600; at += gap())
    arrivals.push({ at, account: `acc_${Math.floor(chance() * tenants)}`, seconds: given['clip-seconds'] });
  for (let n = 0; n < burst; n += 1)
    arrivals.push({ at: hours * 1200, account: 'acc_burst', seconds: given['clip-seconds'] });
  return arrivals.toSorted((one, other) => one.at - other.at);
}

function told(clips) {
  const sorted = clips.map(({ waited }) => waited).toSorted((one, other) => one - other);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { videos: sorted.length, median: at(0.5), p95: at(0.95), most: Math.round(sorted.at(-1) ?? 0) };
}

async function simulate(stage, services, given) {
  const line = new SimulatedLine(stage, services, {
    slots: given.slots,
    secondsPerSecond: given['making-seconds'] / given['clip-seconds'],
    accountAtOnce: given['at-once'] || null,
  });
  const clips = await line.run(arrivalsOf(given));
  const ordinary = clips.filter(({ account }) => account !== 'acc_burst');
  const load = given['an-hour'] / ((given.slots * 3600) / given['making-seconds']);
  return {
    ...given,
    load: Math.round(load * 100),
    ordinary: told(ordinary),
    burst: given.burst > 0 ? told(clips.filter(({ account }) => account === 'acc_burst')) : null,
  };
}

const row = ({ slots, load, burst, ordinary, tenants, ...given }) =>
  `| ${slots} | ${load} % | ${burst === null ? '' : `${burst.videos} at once${given['at-once'] ? `, \`ACCOUNT_AT_ONCE=${given['at-once']}\`` : ''}`} | ${ordinary.videos} of ${tenants} | ${ordinary.median} | ${ordinary.p95} | ${ordinary.most} | ${burst === null ? '' : burst.most} |`;

const page = (results) => `# How long videos wait

Clips that keep a slot for ${results[0]['making-seconds']} s, posted for ${results[0].hours} h at times that know nothing of each other (seed ${results[0].seed}). Seconds from the admission to the making, in simulated
time; who comes next is asked of the server's own statements. Made by \`node benchmarks/sizing/simulate.mjs --all\`; without \`--all\` it takes your numbers.

| slots | of what they can make | one tenant more | videos of tenants | median wait | 95 % | longest | longest of the one more |
|---|---|---|---|---|---|---|---|
${results.map(row).join('\n')}
`;

const options = Object.fromEntries(Object.keys(USUAL).map((name) => [name, { type: 'string' }]));
const { values } = parseArgs({ options: { ...options, all: { type: 'boolean' } } });
const { all, ...own } = values;
const cases = all
  ? CASES
  : [Object.fromEntries(Object.entries(own).map(([name, text]) => [name, Number(text)]))];
const stage = await openStage();
try {
  const services = {
    lines: await stage.service('features/videos/work-line.repository', 'WorkLineRepository'),
    transactions: await stage.service('platform/database/transaction-runner', 'TransactionRunner'),
  };
  const results = [];
  for (const given of cases) results.push(await simulate(stage, services, { ...USUAL, ...given }));
  if (all) await writeFile(new URL('waits.json', import.meta.url), `${JSON.stringify(results, null, 1)}\n`);
  if (all) await writeFile(new URL('waits.md', import.meta.url), page(results));
  console.log(page(results));
} finally {
  await stage.stop();
}
