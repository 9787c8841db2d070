import type { RequestId } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import type { AccessGrant } from '../access/access-grant.door.js';
import { VideoDeletion } from '../videos/delete-video.door.js';
import { IdempotencyRepository } from '../videos/known-requests.door.js';
import { keyOfCall } from './call-key.js';
import { CanceledCalls } from './canceled-calls.js';

/** A call that its chat cancels. */
export interface CanceledCall {
  readonly grant: AccessGrant;
  readonly session: string | null;
  readonly id: RequestId;
  readonly address: string;
}

/**
 * Cancels what a call makes: by its row where there is one, and by whichever process holds the call, which may not
 * have come so far.
 */
@Injectable()
export class CancelCall {
  constructor(
    private readonly calls: CanceledCalls,
    private readonly known: IdempotencyRepository,
    private readonly deletion: VideoDeletion,
  ) {}

  async run({ grant, session, id, address }: CanceledCall): Promise<void> {
    const key = keyOfCall(grant.id, session, id);
    if (key === null) return;
    await this.calls.cancel(key);
    const known = await this.known.find(grant.accountId, key);
    if (known === null) return;
    await this.deletion.cancel({ id: known.videoId, accountId: grant.accountId }, { by: 'MCP', address });
  }
}
