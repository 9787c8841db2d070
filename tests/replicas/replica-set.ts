import type { TestDatabase } from '@clipwright/testing';
import { faultsOfLedger } from '../faults/judge-ledger.js';
import { faultsOfWindow } from '../faults/judge-window.js';
import { tell } from '../faults/tell.js';
import { untilAllFinished } from '../faults/video-rows.js';
import { FrontDoor } from '../support/front-door.js';
import {
  generated,
  postText,
  seedAccount,
  type SeededAccount,
  statusOf,
  storedNames,
  type TestServer,
} from '../support/index.js';
import { settingsOfStore, sharedStore, type SharedStore } from '../support/shared-store.js';
import { startOneServer } from '../support/start-one-server.js';

const RATE_LIMIT = 1_000;
const WINDOW_SECONDS = 1_800;

export type Role = 'http' | 'worker';

/** Processes behind a door that share a database and an S3 store and nothing else; each can be exchanged. */
export class ReplicaSet {
  readonly running: Record<Role, TestServer[]> = { http: [], worker: [] };

  private constructor(
    readonly database: TestDatabase,
    readonly store: SharedStore,
    private readonly door: FrontDoor,
    readonly owner: SeededAccount,
  ) {}

  /** Two of each; `main` is what they run, by default the server of this clone. */
  static async open(database: TestDatabase, main?: string): Promise<ReplicaSet> {
    const store = sharedStore();
    if (store === null) throw new Error('This is run over replicas: npm run test:replicas.');
    const door = await FrontDoor.start();
    const env = settingsOfReplica(store, database, door);
    const first = await startOneServer({ role: 'http', database, env, main });
    const set = new ReplicaSet(database, store, door, await seedAccount(database));
    const [second, ...workers] = await Promise.all(
      (['http', 'worker', 'worker'] as const).map((role) => startOneServer({ role, database, env, main })),
    );
    set.running.http.push(first, ...(second === undefined ? [] : [second]));
    set.running.worker.push(...workers);
    set.lead();
    return set;
  }

  get caller(): { origin: string; key: string } {
    return { origin: `http://127.0.0.1:${this.door.port}`, key: this.owner.key };
  }

  /**
   * Exchanges one for a new one of this clone as a balancer does: it gets no new calls, and ends what it has.
   */
  async exchange(role: Role, at: 0 | 1): Promise<void> {
    const { database, store, door } = this;
    const env = settingsOfReplica(store, database, door);
    const [old, next] = [this.running[role][at], await startOneServer({ role, database, env })];
    this.running[role][at] = next;
    this.lead();
    const exit = await old?.stop();
    if (exit?.code !== 0) throw new Error(`A ${role} process ended with ${exit?.code} (${exit?.signal}).`);
  }

  /**
   * What goes wrong while something is done and two callers ask for one video after the other: calls that are not
   * answered with their video, videos that are not there once, places or credits that do not add up.
   */
  async faultsWhile(work: () => Promise<void>): Promise<string[]> {
    const load = { over: false, made: 0, faults: [] as string[] };
    const callers = [1, 2].map(async () => {
      while (!load.over) {
        await this.makeOne().catch((error: unknown) => load.faults.push(String(error)));
        load.made += 1;
      }
    });
    await Promise.all([work().finally(() => (load.over = true)), ...callers]);
    tell(`${load.made} videos were asked for meanwhile`);
    return [...load.faults, ...(await this.faultsOf(load.made))];
  }

  private async makeOne(): Promise<void> {
    const { video_id: id } = generated(await postText(this.caller));
    const { status } = await statusOf(this.caller, id);
    if (status !== 'completed') throw new Error(`${id} was answered, and is ${status}`);
  }

  private async faultsOf(made: number): Promise<string[]> {
    const rows = await untilAllFinished(this.database, 60_000);
    const completed = rows.filter(({ status }) => status === 'completed');
    const names = await storedNames({ database: this.database, home: '' });
    const files = names.filter((name) => name.endsWith('.mp4'));
    return [
      ...(completed.length === made ? [] : [`of ${made} videos ${completed.length} are completed`]),
      ...(files.length === made ? [] : [`of ${made} videos there are ${files.length} files`]),
      ...(await faultsOfLedger(this.database, rows, new Set())),
      ...(await faultsOfWindow(this.database, rows, { limit: RATE_LIMIT, windowSeconds: WINDOW_SECONDS })),
    ];
  }

  private lead(): void {
    this.door.leadTo(this.running.http.map(({ origin }) => Number(new URL(origin).port)));
  }
}

const settingsOfReplica = (store: SharedStore, database: TestDatabase, { port }: FrontDoor) => ({
  ...settingsOfStore(store, database.name),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  RATE_LIMIT: String(RATE_LIMIT),
  SHUTDOWN_GRACE_SECONDS: '120',
});
