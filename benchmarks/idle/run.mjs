/**
 * What a server costs that does nothing: memory of its processes by PSS (a page that several share counts once),
 * and the processor seconds of a warm start, beside a bare Fastify with one pool. With what each large package
 * takes when a process loads it and nothing else. Wants a build and Linux.
 * node benchmarks/idle/run.mjs [starts] -> results.json and results.md
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const starts = Number(process.argv[2] ?? 3);
const IDLE_MS = 15_000;
const TICK_SECONDS = 0.01;
const MIB = 1024;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const fromApi = createRequire(join(repository, 'apps/api/package.json'));
const home = mkdtempSync(join(tmpdir(), 'clipwright-idle-'));
/** As `npm start` sets it. */
const CACHE = { NODE_COMPILE_CACHE: join(home, 'compiled') };
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** By package: as the server loads it, alone in a process. */
const PACKAGES = [
  '@nestjs/core',
  'fastify',
  'typeorm',
  'pg',
  'pg-boss',
  'better-auth',
  'zod',
  'kysely',
  'sharp',
];
const PARTS = ['@modelcontextprotocol/sdk/server/mcp.js', '@aws-sdk/client-s3', '@clipwright/sketch'];

const pssKib = (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);

function childrenOf(pid) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = all.filter((one) => {
    try {
      return readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ')[1] === String(pid);
    } catch {
      return false;
    }
  });
  return own.flatMap((one) => [one, ...childrenOf(one)]);
}

/** Processor seconds so far of the process alone. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS;
}

async function run(args, env, measure) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (/ready/.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`${args.at(-1)} ended`)));
  });
  try {
    await ready;
    return await measure(child.pid);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const server = (role, measure) =>
  run(
    [join(repository, 'apps/api/dist/main.js')],
    { CLIPWRIGHT_HOME: home, CLIPWRIGHT_ROLE: role, PORT: '0', LOG_LEVEL: 'warn', ...CACHE },
    measure,
  );

const script = (text) => ['--input-type=module', '--eval', text];
const KEEP = `console.log('ready'); setInterval(() => undefined, 1000);`;
const urlOf = (name) => pathToFileURL(fromApi.resolve(name)).href;
const BARE = `
  const { default: fastify } = await import(${JSON.stringify(urlOf('fastify'))});
  const { default: pg } = await import(${JSON.stringify(urlOf('pg'))});
  new pg.Pool();
  await fastify().get('/', () => 'ok').listen({ port: 0 });
  ${KEEP}`;

async function memoryOf(role) {
  return await server(role, async (pid) => {
    await sleep(IDLE_MS);
    const parts = { main: pssKib(pid) };
    for (const child of childrenOf(pid)) {
      const name = /postgres/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')) ? 'postgres' : 'children';
      parts[name] = (parts[name] ?? 0) + pssKib(child);
    }
    return Object.fromEntries(Object.entries(parts).map(([name, kib]) => [name, Math.round(kib / MIB)]));
  });
}

const alone = async (text) =>
  await run(script(text), {}, async (pid) => {
    await sleep(500);
    return { mib: pssKib(pid) / MIB, seconds: cpuSeconds(pid) };
  });

/** Above node alone; null where the server has no such package. */
async function costOf(name, node) {
  try {
    const { mib, seconds } = await alone(`await import(${JSON.stringify(urlOf(name))}); ${KEEP}`);
    return { mib: Math.round(mib - node.mib), seconds: one(seconds - node.seconds) };
  } catch {
    return null;
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const one = (value) => Number(value.toFixed(2));

try {
  const memory = { all: await memoryOf('all'), http: await memoryOf('http') };
  const started = [];
  const bareStarted = [];
  for (let start = 0; start < starts; start += 1) {
    started.push(await server('all', async (pid) => cpuSeconds(pid)));
    bareStarted.push(await run(script(BARE), {}, async (pid) => cpuSeconds(pid)));
  }
  const node = await alone(KEEP);
  const bare = await alone(BARE);
  const packages = {};
  for (const name of [...PACKAGES, ...PARTS]) packages[name] = await costOf(name, node);
  const result = {
    ...{ date: new Date().toISOString().slice(0, 10), cores: cpus().length, load: loadavg().map(Math.round) },
    ...{ memoryMib: memory, nodeMib: Math.round(node.mib), bareFastifyMib: Math.round(bare.mib) },
    warmStartCpuSeconds: { clipwright: one(median(started)), bareFastify: one(median(bareStarted)) },
    packages,
  };
  const here = (name) => fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(here('results.json'), `${JSON.stringify(result, null, 2)}\n`);
  const sum = (parts) => Object.values(parts).reduce((total, mib) => total + mib, 0);
  const parts = (of) =>
    Object.entries(of)
      .map(([name, mib]) => `${name} ${mib}`)
      .join(', ');
  const rows = Object.entries(packages).map(([name, cost]) =>
    cost === null ? `| ${name} | not found | |` : `| ${name} | ${cost.mib} | ${cost.seconds} |`,
  );
  const text = `# A server that does nothing

Measured on ${result.date} by \`node benchmarks/idle/run.mjs\`: ${result.cores} cores at a load of ${result.load.join(', ')}. Memory is MiB by PSS, ${IDLE_MS / 1000} s after the start.

| server | MiB in all | of which |
|---|---|---|
${Object.entries(memory)
  .map(([role, of]) => `| role ${role} | ${sum(of)} | ${parts(of)} |`)
  .join('\n')}
| bare Fastify with a pool | ${result.bareFastifyMib} | |
| node alone | ${result.nodeMib} | |

The aims: 150 for the main process, 320 in all. A warm start takes the main process ${result.warmStartCpuSeconds.clipwright} s of processor time until it says that it is ready (median of ${starts}), the bare Fastify ${result.warmStartCpuSeconds.bareFastify} s; the aim is 1.5 s.

What a package takes that a process loads and nothing else, above node alone. Parts that they share are in each:

| package | MiB | CPU s |
|---|---|---|
${rows.join('\n')}
`;
  writeFileSync(here('results.md'), text);
  process.stdout.write(text);
} finally {
  rmSync(home, { recursive: true, force: true });
}
