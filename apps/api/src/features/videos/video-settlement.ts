import { Injectable } from '@nestjs/common';
import { fallbackWarnings } from '@clipwright/engines/flow';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { PostgresWindow } from '../../platform/limits/postgres-window.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { KeyBudgets } from '../budgets/key-budgets.door.js';
import { type Closed, CreditRepository } from '../credits/credit-records.door.js';
import type { Ending, SettlingVideo } from './video.js';
import type { VideoEndings } from './video-endings.js';
import { VideoRemains } from './video-remains.js';
import { VideoTraces } from './video-traces.js';
import { VideoRepository } from './video.repository.js';
import { VideoSettled } from './video-settled.js';
import { giveTurnBack } from './work-line.repository.js';
import { learnPace } from './work-place.repository.js';

/** A video on the way to its end. */
interface Settling<End extends Ending = Ending> {
  readonly transaction: Transaction;
  readonly video: SettlingVideo;
  readonly ending: End;
  /** Told by the credits, and written with the row. */
  creditsUsed: number;
}

type Hook = (settling: Settling) => Promise<void>;

/** How it came out. Not in time: another writer had moved the video, and nothing was written. */
interface Settled {
  readonly id: string;
  readonly ending: Ending;
  readonly inTime: boolean;
}

type Kind = Ending['kind'];
type EndingOf<Of extends Kind> = Extract<Ending, { kind: Of }>;

const endsIn = <Of extends Kind>(
  settling: Settling,
  kinds: readonly Of[],
): settling is Settling<EndingOf<Of>> => kinds.some((kind) => kind === settling.ending.kind);

/** A hook for some ways to end; it knows what comes with those. */
const on =
  <Of extends Kind>(kinds: readonly Of[], run: (settling: Settling<EndingOf<Of>>) => Promise<void>): Hook =>
  async (settling) => {
    if (endsIn(settling, kinds)) await run(settling);
  };

/** All that happens when a video comes to its end. Whatever else should happen then is one more line here. */
@Injectable()
export class SettlementHooks {
  constructor(
    private readonly window: PostgresWindow,
    private readonly credits: CreditRepository,
    private readonly budgets: KeyBudgets,
    private readonly videos: VideoRepository,
    private readonly settled: VideoSettled,
    private readonly remains: VideoRemains,
    private readonly metrics: Metrics,
  ) {}

  /**
   * In the one transaction, in this order: all of it, or nothing. The window is locked first, then what can be
   * spent, as in an admission, so that the two never wait for each other.
   */
  readonly inside: Readonly<Record<string, Hook>> = {
    windowPlace: on(['failed', 'withdrawn'], async ({ transaction, video }) => {
      await this.window.giveBack(transaction, video.accountId, video.id);
    }),
    creditsUsed: on(['completed'], async (settling) => {
      const { transaction, video } = settling;
      const { used, back } = await this.credits.settle(transaction, video.id, video);
      settling.creditsUsed = used;
      await this.budgetBack(settling, back, { wasMade: true });
    }),
    creditsBack: on(['failed', 'withdrawn', 'stopped'], async (settling) => {
      const { transaction, video, ending } = settling;
      const back = await this.credits.release(transaction, video.id);
      await this.budgetBack(settling, back, { wasMade: ending.kind === 'stopped' });
    }),
    note: on(['withdrawn', 'stopped'], async ({ transaction, ending }) => {
      await ending.note?.(transaction);
    }),
    turnBack: on(['failed', 'withdrawn'], async ({ transaction, video }) => {
      await giveTurnBack(transaction, video.id);
    }),
    pace: on(['completed'], async ({ transaction, video, ending: { stored } }) => {
      if (stored.machine !== null) await learnPace(transaction, video.id, stored.machine);
    }),
    row: async (settling) => {
      if (!(await this.move(settling))) throw new LostMove();
    },
    news: async ({ transaction, video }) => {
      await this.settled.announce(transaction, video.id);
    },
  };

  /**
   * Once it is committed, also where the move was lost. A process may die before or in between, and what
   * throws is logged: what must happen goes inside, or into a job that is put in there.
   */
  readonly afterwards: Readonly<Record<string, (settled: Settled) => Promise<void>>> = {
    disk: async (settled) => await this.tidy(settled),
    metrics: async ({ id, inTime }) => {
      if (!inTime) return;
      this.metrics.videosSettled.inc();
      const work = await this.videos.endedWork(id);
      if (work !== null) this.metrics.ended(work);
    },
  };

  /** Of the key's month: the credits that came back, and the video itself where its place in the window does. */
  private async budgetBack(
    { transaction, video }: Settling,
    back: Closed | null,
    { wasMade }: { wasMade: boolean },
  ): Promise<void> {
    if (back === null || !back.byKey) return;
    const { accountId, durationSeconds } = video;
    const whole = wasMade ? { videos: 0, seconds: 0 } : { videos: 1, seconds: durationSeconds };
    await this.budgets.giveBack(transaction, { accountId, use: { ...whole, credits: back.amount } }, back.at);
  }

  /** False when the video has ended, or another attempt holds it. */
  private async move({ transaction, video, ending, creditsUsed }: Settling): Promise<boolean> {
    const { id } = video;
    switch (ending.kind) {
      case 'completed': {
        const warnings = [...fallbackWarnings(video), ...ending.stored.warnings];
        const { attempt } = ending;
        return await this.videos.complete(
          transaction,
          { id, attempt },
          { ...ending.stored, warnings },
          creditsUsed,
        );
      }
      case 'failed':
        return await this.videos.fail(transaction, { id, attempt: ending.attempt ?? null }, ending.failure);
      case 'withdrawn':
        return await this.videos.cancel(transaction, { id, accountId: ending.accountId }, 'queued');
      case 'stopped':
        return await this.videos.cancel(transaction, { id, accountId: ending.accountId }, 'processing');
    }
  }

  /**
   * No byte is kept that nobody needs, and none is given back before its file is gone. Whoever still makes a
   * video that was stopped writes on: they tidy up themselves.
   */
  private async tidy({ id, ending, inTime }: Settled): Promise<void> {
    if (ending.kind === 'completed')
      return await (inTime
        ? this.remains.settle(id)
        : this.remains.clearLate({ id, attempt: ending.attempt }));
    if (ending.kind === 'failed' || (ending.kind === 'withdrawn' && inTime)) await this.remains.clear(id);
  }
}

/** Ends videos: runs the hooks. */
@Injectable()
export class VideoSettlement implements VideoEndings {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: VideoRepository,
    private readonly hooks: SettlementHooks,
    private readonly log: Log,
    private readonly traces: VideoTraces,
  ) {}

  async settle(id: string, ending: Ending): Promise<boolean> {
    return await this.traces.settling(id, ending, () => this.settleNow(id, ending));
  }

  private async settleNow(id: string, ending: Ending): Promise<boolean> {
    const inTime = await this.written(id, ending);
    for (const [hook, run] of Object.entries(this.hooks.afterwards))
      await run({ id, ending, inTime }).catch((error: unknown) =>
        this.log.warn('something that follows the end of a video failed', { videoId: id, hook, error }),
      );
    return inTime;
  }

  private async written(id: string, ending: Ending): Promise<boolean> {
    try {
      await this.transactions.run((transaction) => this.write(transaction, id, ending));
      return true;
    } catch (error) {
      if (error instanceof LostMove) return false;
      throw error;
    }
  }

  private async write(transaction: Transaction, id: string, ending: Ending): Promise<void> {
    const video = await this.videos.settling(transaction, id);
    if (video === null) throw new LostMove();
    const settling: Settling = { transaction, video, ending, creditsUsed: 0 };
    for (const hook of Object.values(this.hooks.inside)) await hook(settling);
  }
}

/** Rolls a settlement back that came too late. */
class LostMove extends Error {}
