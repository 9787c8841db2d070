import { readdirSync, readFileSync } from 'node:fs';

/** A process as /proc shows it. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** R, S, D, T, Z and so on. */
  readonly state: string;
  readonly name: string;
}

/** Every process of the machine, from /proc. */
export function processTable(): ProcessRow[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => readRow(Number(pid))).filter((row) => row !== null);
}

function readRow(pid: number): ProcessRow | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return null;
  }
  // The name stands in brackets and may hold spaces and brackets of its own.
  const [state = '', parent = '0', group = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  return { pid, parent: Number(parent), group: Number(group), state, name };
}

/** Children of a process, their children, and so on. */
export function descendantsOf(pid: number, table: readonly ProcessRow[] = processTable()): ProcessRow[] {
  const children = table.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, table)]);
}

/** Living members of the process groups that these processes once led. */
export function membersOfGroups(leaders: readonly number[]): ProcessRow[] {
  return processTable().filter(({ group, state }) => leaders.includes(group) && state !== 'Z');
}

/** Children that ended and that nobody asked after. */
export const zombiesOf = (pid: number): ProcessRow[] =>
  descendantsOf(pid).filter(({ state }) => state === 'Z');
