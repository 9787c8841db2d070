import { ResourceBudgetError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { BudgetConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { type Bucket, LeakyBuckets, untilRoomMs } from './leaky-buckets.js';

/**
 * What images cost: bytes from others' hosts, fetches, images decoded, and requests refused after a fetch; and
 * how often it is asked what would be made.
 */
export interface Resources {
  readonly bytes: number;
  readonly fetches: number;
  readonly images: number;
  readonly refusals: number;
  readonly plans: number;
}

/** What was set aside for one request, the most that it may use. */
export interface Reservation {
  /** Gives back what was not used. Never rejects: what can't be given back drains away. */
  end(used: Resources): Promise<void>;
}

const HOUR_MS = 3_600_000;
const MEBIBYTE = 1024 * 1024;

/** Buckets keep them in this order: a new one comes last. */
const NAMES = ['bytes', 'fetches', 'images', 'refusals', 'plans'] as const;

/** How a budget is told: in which unit, and in which words. */
const TOLD: Readonly<Record<(typeof NAMES)[number], { unit: number; says: (most: number) => string }>> = {
  bytes: { unit: MEBIBYTE, says: (most) => `at most ${most} MiB of images are fetched in an hour.` },
  fetches: { unit: 1, says: (most) => `at most ${most} images are fetched in an hour.` },
  images: { unit: 1, says: (most) => `at most ${most} images are decoded in an hour.` },
  refusals: {
    unit: 1,
    says: (most) => `at most ${most} requests are refused in an hour after their image was fetched.`,
  },
  plans: { unit: 1, says: (most) => `at most ${most} plans are made in an hour.` },
};

const valuesOf = (resources: Resources): number[] => NAMES.map((name) => resources[name]);

/**
 * What an account may have others do for it without a video. Reserved before the work begins, so that requests at
 * once never use more together.
 */
@Injectable()
export class ResourceBudget {
  constructor(
    private readonly config: BudgetConfig,
    private readonly buckets: LeakyBuckets,
    private readonly log: Log,
  ) {}

  /** @throws ResourceBudgetError */
  async reserve(account: string, most: Resources): Promise<Reservation> {
    const bucket: Bucket = {
      key: `account:${account}`,
      quotas: valuesOf(this.config.perHour),
      periodMs: HOUR_MS,
    };
    const amounts = valuesOf(most);
    const taken = await this.buckets.take(bucket, amounts);
    if (!taken.ok) throw refusal(bucket, amounts, taken);
    return {
      end: async (used) =>
        await this.giveBack(
          bucket,
          amounts.map((amount, index) => Math.max(0, amount - (valuesOf(used)[index] ?? 0))),
        ),
    };
  }

  private async giveBack(bucket: Bucket, amounts: readonly number[]): Promise<void> {
    if (amounts.every((amount) => amount === 0)) return;
    await this.buckets
      .giveBack(bucket, amounts)
      .catch((error: unknown) => this.log.warn('a budget could not be given back', { error }));
  }
}

/** Tells of the resource that is waited for longest. */
function refusal(
  bucket: Bucket,
  amounts: readonly number[],
  { used, nowMs }: { used: readonly number[]; nowMs: number },
): ResourceBudgetError {
  const waits = NAMES.map((_, index) =>
    untilRoomMs({ ...bucket, quotas: [bucket.quotas[index] ?? 1] }, [wanted(amounts, used, index)]),
  );
  const at = waits.indexOf(Math.max(...waits));
  const { unit, says } = TOLD[NAMES[at] ?? 'bytes'];
  const limit = Math.floor((bucket.quotas[at] ?? 0) / unit);
  const resetInSeconds = Math.max(1, Math.ceil((waits[at] ?? 0) / 1000));
  const resetAtMs = Math.ceil(nowMs / 1000 + resetInSeconds) * 1000;
  const count = Math.min(limit, Math.ceil((used[at] ?? 0) / unit));
  return new ResourceBudgetError({
    message: `Resource budget exceeded: ${says(limit)}`,
    reading: { count, limit, remaining: 0, resetInSeconds, resetAtMs },
  });
}

/** What would be in the bucket; nothing for what is not asked for. */
const wanted = (amounts: readonly number[], used: readonly number[], index: number): number => {
  const amount = amounts[index] ?? 0;
  return amount === 0 ? 0 : amount + (used[index] ?? 0);
};
