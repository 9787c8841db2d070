import type { Preference, VideoRequest } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { estimatedBytes } from '@clipwright/engines/flow';
import { Moderation } from '../../moderation/moderation.door.js';
import { StorageBudget } from '../storage-budget.js';
import { WorkLine } from '../work-line.js';
import type { AskedVideo, CreateChecks } from './create-checks.js';
import { VideoCharge } from './video-charge.js';
import { largestFrame } from './video-order.js';

/** Looks, writes nothing, and throws what refuses a generation. */
type Check = (asked: AskedVideo) => Promise<void>;

/**
 * What a generation is asked before anything is written, by name, in the order of the contract. One more
 * reason to refuse is one more line here. The admission looks again, under its lock, at what may have changed.
 */
@Injectable()
export class ContractChecks implements CreateChecks {
  constructor(
    private readonly charge: VideoCharge,
    private readonly line: WorkLine,
    private readonly budget: StorageBudget,
    private readonly moderation: Moderation,
  ) {}

  /** While nothing has been fetched for it either. */
  private readonly beforeItsImage: Readonly<Record<string, Check>> = {
    charge: async ({ caller, request }) => await this.charge.look(caller, request),
    queue: async ({ caller, request, preference }) =>
      await this.line.refuseWhenBusy(caller.accountId, bulkOf(request), { held: isHeld(preference) }),
    room: async ({ caller, request }) =>
      await this.budget.refuseWithoutRoom(caller.accountId, estimatedBytes(bulkOf(request))),
  };

  private readonly afterItsImage: Readonly<Record<string, Check>> = {
    words: async ({ request }) => await this.moderation.check(request),
  };

  async beforeImage(asked: AskedVideo): Promise<void> {
    for (const check of Object.values(this.beforeItsImage)) await check(asked);
  }

  async afterImage(asked: AskedVideo): Promise<void> {
    for (const check of Object.values(this.afterItsImage)) await check(asked);
  }
}

/** At its largest: which shape it gets may depend on its image. */
const bulkOf = (request: VideoRequest) => ({ ...request, ...largestFrame(request) });

/**
 * Whoever asked to wait no longer than a while is told when that is over: only a call without a preference
 * has to be held to the end.
 */
const isHeld = ({ respondAsync, waitSeconds }: Preference): boolean => !respondAsync && waitSeconds === null;
