import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '../support/index.js';
import type { Post, SoakStage } from './soak-stage.js';

const EVERY_MS = 2_000;
const MIB = 2 ** 20;

/** What must stay flat, and by how much the last third may be above the first: a share, and something beside. */
const FLAT = {
  'heap MiB': { share: 1.15, beside: 6 },
  'open files': { share: 1.1, beside: 8 },
  'active resources': { share: 1.1, beside: 8 },
  'temporary files': { share: 1.1, beside: 16 },
  'connections to PostgreSQL': { share: 1.1, beside: 2 },
} as const;

type What = keyof typeof FLAT;

interface Seen {
  readonly who: string;
  readonly what: What;
  readonly value: number;
}

/** One thing of one process, or of all together, in each third of the time: of the heap its lowest, else the median. */
export interface Course {
  readonly who: string;
  readonly what: What;
  readonly thirds: readonly [number, number, number];
  readonly highest: number;
  readonly flat: boolean;
}

/** Looks at every process, the temporary folder and the database every two seconds until it is ended. */
export class SoakWatch {
  private readonly seen: Seen[] = [];
  private over = false;

  constructor(private readonly soak: SoakStage) {}

  async run(): Promise<void> {
    while (!this.over) {
      for (const post of this.soak.posts) this.seen.push(...(await lookAt(post)));
      this.seen.push(await temporaryFiles(this.soak), await connections(this.soak));
      await sleep(EVERY_MS);
    }
  }

  end(): void {
    this.over = true;
  }

  /** In the order in which they were first seen. */
  courses(): Course[] {
    const names = new Map(this.seen.map(({ who, what }) => [`${who}, ${what}`, { who, what }]));
    return [...names.values()].map(({ who, what }) =>
      courseOf(
        who,
        what,
        this.seen.filter((one) => one.who === who && one.what === what),
      ),
    );
  }
}

/** Of so many looks, the first one is from before there was any load. */
const WARM_UP_ONE_IN = 10;

/** The heap between two collections tells nothing, and its lowest does; of the others it is the median that stays. */
function courseOf(who: string, what: What, seen: readonly Seen[]): Course {
  const all = seen.map(({ value }) => value);
  const values = all.slice(Math.floor(all.length / WARM_UP_ONE_IN));
  const third = Math.max(1, Math.floor(values.length / 3));
  const at = what === 'heap MiB' ? 0 : 0.5;
  const thirds = [
    quantile(values.slice(0, third), at),
    quantile(values.slice(third, -third), at),
    quantile(values.slice(-third), at),
  ] as const;
  const { share, beside } = FLAT[what];
  return {
    ...{ who, what, thirds, highest: quantile(values, 1) },
    flat: thirds[2] <= thirds[0] * share + beside,
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

/** By the door that operators have; nothing while it is being exchanged. */
async function lookAt({ name: who, metricsPort }: Post): Promise<Seen[]> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    .then((answer) => answer.text())
    .catch(() => '');
  const number = (metric: string): number => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1]);
  const found: [What, number][] = [
    ['heap MiB', number('nodejs_heap_size_used_bytes') / MIB],
    ['open files', number('process_open_fds')],
    ['active resources', number('nodejs_active_resources_total')],
  ];
  return found.filter(([, value]) => !Number.isNaN(value)).map(([what, value]) => ({ who, what, value }));
}

async function temporaryFiles({ stage }: SoakStage): Promise<Seen> {
  const names = await readdir(stage.tempDir, { recursive: true }).catch((): string[] => []);
  return { who: 'all', what: 'temporary files', value: names.length };
}

async function connections({ stage }: SoakStage): Promise<Seen> {
  const [row] = await rowsOf<{ n: number }>(
    stage.database,
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'clipwright/%'`,
  );
  return { who: 'all', what: 'connections to PostgreSQL', value: row?.n ?? 0 };
}
