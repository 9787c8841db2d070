import { expect } from '@jest/globals';
import { type Answer, type TestServer, waitUntil } from '../support/index.js';
import { type Route, titleOf } from './every-route.js';
import { callWhileLost, tablesOf } from './lost-database.js';
import type { Visitor } from './visitor.js';

/** A route of a server, and who calls it. */
export interface Visit {
  readonly server: TestServer;
  readonly visitor: Visitor;
  readonly route: Route;
}

const WELL_WITHIN_MS = 20_000;

/**
 * Takes the database away while the route uses it, and expects an answer in order, a process that lives, and a route that works once
 * the database is back. Gives whether a statement of the route was cut off. Without `tables`, its first statement on any table is.
 */
export async function loseUnder(visit: Visit, lose: () => Promise<void>, tables?: readonly string[]): Promise<boolean> {
  const { database } = visit.server;
  const calling = await wellAgain(visit, () => visit.visitor.ready(visit.route));
  const lost = await callWhileLost(database, tables ?? (await tablesOf(database)), calling, lose);
  expectAlive(visit);
  expect(`${titleOf(visit.route)}: ${toldOf(visit.route, lost.answer)}`).toBe(`${titleOf(visit.route)}: in order`);
  if (lost.cut) await wellAgain(visit, () => worksNow(visit));
  expectAlive(visit);
  return lost.cut;
}

/** Connections that are being ended may be handed out for a moment still: what fails with them is asked again. */
function wellAgain<Result>(visit: Visit, ask: () => Promise<Result>): Promise<Result> {
  return waitUntil({ what: `${titleOf(visit.route)} to work again`, withinMs: WELL_WITHIN_MS, everyMs: 20 }, async () => {
    expectAlive(visit);
    return await ask().catch(() => null);
  });
}

async function worksNow({ visitor, route }: Visit): Promise<boolean> {
  const answer = await (await visitor.ready(route))();
  return answer.status < 430;
}

/** A failure is a 500, never a 502, a 504 or a broken connection; /readyz says 503, as its meaning is. */
function toldOf({ path }: Route, answer: Answer | null): string {
  if (answer === null) return 'no answer';
  const inOrder = answer.status < 430 || answer.status === (path === '/readyz' ? 503 : 500);
  return inOrder ? 'in order' : String(answer.status);
}

function expectAlive({ server, route }: Visit): void {
  const { exitCode, signalCode } = server.process;
  if (exitCode === null && signalCode === null) return;
  throw new Error(`The server ended (${exitCode ?? signalCode}) as ${titleOf(route)} lost its database:\n${server.stderr().slice(-2_000)}`);
}
