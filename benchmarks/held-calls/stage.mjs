// Servers as child processes, what they use, and calls that stay open.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const TICK_MS = 10;
const children = [];
const open = new Agent({ keepAlive: false, maxSockets: Infinity });
const reading = new Agent({ keepAlive: true, maxSockets: 1 });

/** Starts a program; gives its pid and what its output matched. */
export function start(args, env, ready) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = ready.exec(output);
      if (match !== null) resolve({ pid: child.pid, match });
    });
  });
}

/** Ends all that was started, the newest first. */
export async function end() {
  open.destroy();
  reading.destroy();
  for (const child of children.toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  }
}

/** Memory of a process alone; a page that several share counts by its share. */
export const pssMib = (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;

export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Sends a call, whose end is told with its status; resolves once it is sent. */
export function call(url, { headers, body }, answered) {
  return new Promise((resolve) => {
    const sent = { ...headers, 'Content-Type': 'application/json', 'Content-Length': body.length };
    const asked = request(url, { method: 'POST', agent: open, headers: sent }, (response) => {
      response.resume();
      answered(response.statusCode);
    });
    asked.once('error', () => answered(0));
    asked.end(body, () => resolve());
  });
}

/** What a path answers, over a connection of its own: one that was kept might be closed as it is asked. */
export const textOf = (url) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent: false }, (response) => {
      resolve(response.setEncoding('utf8').reduce((text, chunk) => text + chunk, ''));
    });
    asked.once('error', reject).end();
  });

/** Milliseconds of so many reads, one after another. */
export async function readTimes(url, headers, reads) {
  const times = [];
  for (let read = 0; read < reads; read += 1) {
    const begunMs = performance.now();
    await new Promise((resolve, reject) => {
      request(url, { agent: reading, headers }, (response) => response.resume().once('end', resolve))
        .once('error', reject)
        .end();
    });
    times.push(performance.now() - begunMs);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number(sorted[Math.floor((sorted.length - 1) * share)].toFixed(1));
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}
