import { expect } from '@jest/globals';
import { type Answer, type TestServer, waitUntil } from '../support/index.js';
import { type Route, titleOf } from './every-route.js';
import { callWhileLost } from './lost-database.js';
import type { Visitor } from './visitor.js';

/** A route of a server, and who calls it. */
export interface Visit {
  readonly server: TestServer;
  readonly visitor: Visitor;
  readonly route: Route;
}

const WELL_WITHIN_MS = 20_000;

/**
 * Takes the database away while the route uses it, and expects an answer in order, a process that lives, and
 * a route that works once the database is back. Gives whether a statement of the route was cut off: its first
 * one on any of the tables is, where there is one.
 */
export async function loseUnder(
  visit: Visit,
  lose: () => Promise<void>,
  tables: readonly string[],
): Promise<boolean> {
  const { database } = visit.server;
  const calling = await untilWell(visit, () => visit.visitor.ready(visit.route));
  const lost = await callWhileLost(database, tables, calling, lose);
  expectAlive(visit);
  expect(`${titleOf(visit.route)}: ${toldOf(visit.route, lost.answer)}`).toBe(
    `${titleOf(visit.route)}: in order`,
  );
  if (lost.cut) await wellAgain(visit);
  expectAlive(visit);
  return lost.cut;
}

/** Waits until the route of a living server works; throws when that takes too long. */
export async function wellAgain(visit: Visit): Promise<void> {
  await untilWell(visit, async () => (await (await visit.visitor.ready(visit.route))()).status < 430);
}

/**
 * Connections that are being ended may be handed out for a moment still: what fails with them is asked again.
 */
function untilWell<Result>(visit: Visit, ask: () => Promise<Result>): Promise<Result> {
  return waitUntil(
    { what: `${titleOf(visit.route)} to work again`, withinMs: WELL_WITHIN_MS, everyMs: 20 },
    async () => {
      expectAlive(visit);
      return await ask().catch(() => null);
    },
  );
}

/** Stream a page of rows after the other: one that is broken off has to look broken off. */
const STREAMED = ['/dashboard/account/export', '/dashboard/credits/entries.csv', '/dashboard/videos.zip'];

/** A failure is a 500, never a 502, a 504 or a broken connection; /readyz says 503, as its meaning is. */
export function toldOf({ path }: Route, answer: Answer | null): string {
  if (answer === null) return STREAMED.includes(path) ? 'in order' : 'no answer';
  const inOrder = answer.status < 430 || answer.status === (path === '/readyz' ? 503 : 500);
  return inOrder ? 'in order' : String(answer.status);
}

export const isAlive = ({ process }: TestServer): boolean =>
  process.exitCode === null && process.signalCode === null;

function expectAlive({ server, route }: Visit): void {
  if (isAlive(server)) return;
  throw new Error(
    `The server ended as ${titleOf(route)} lost its database:\n${server.stderr().slice(-2_000)}`,
  );
}
