import { InvalidApiKeyError } from '@clipwright/core/errors';
import type { VideoMode } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PlansConfig } from '../../config/plans.js';
import { AccountRepository } from '../accounts/account-records.door.js';
import { StudioLimit } from '../studio/studio-limit.door.js';
import type { ReadyRequest } from '../videos/create-video.door.js';
import { IdempotencyRepository } from '../videos/known-requests.door.js';
import { ReadRequest } from '../videos/read-request.door.js';
import type { ToolCall } from './tool.js';

/** Arguments of tools that are none of the request. */
const OF_THE_CALL = ['wait_seconds', 'idempotency_key'];

/** Reads what a chat asks for as the body of a generation. */
@Injectable()
export class ChatRequests {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly accounts: AccountRepository,
    private readonly plans: PlansConfig,
    private readonly limit: StudioLimit,
    private readonly known: IdempotencyRepository,
  ) {}

  /**
   * A request that may go on to be made: as far as the plan goes, or one that began already.
   * @throws InvalidRequestError, Refusal 403 plan_limit
   */
  async ready(call: ToolCall, { mode, key }: { mode: VideoMode; key: string | null }): Promise<ReadyRequest> {
    const { plan } = await this.accountOf(call);
    const ready = await this.read(call, { mode, keyed: key !== null });
    const began = key === null ? null : await this.known.find(call.accountId, key);
    if (began === null) await this.limit.refuseBeyondPlan({ id: call.accountId, plan }, ready.request);
    return ready;
  }

  /** @throws InvalidRequestError */
  async read(call: ToolCall, { mode, keyed }: { mode: VideoMode; keyed: boolean }): Promise<ReadyRequest> {
    const { id: name, plan } = await this.accountOf(call);
    const fields = Object.entries(call.args).filter(([field]) => !OF_THE_CALL.includes(field));
    const json = Buffer.from(JSON.stringify(Object.fromEntries(fields)));
    const body = { json, upload: null, release: () => undefined };
    const sender = { name, pays: this.plans.hasApiAccess(plan) };
    return await this.readRequest.run(body, { mode, keyed, sender });
  }

  private async accountOf({ accountId }: ToolCall) {
    const account = await this.accounts.byId(accountId);
    if (account === null) throw new InvalidApiKeyError();
    return account;
  }
}
