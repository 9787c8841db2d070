import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import type { StatusRow } from '../../videos/status.door.js';
import type { Share } from '../share.js';
import { ShareRepository } from '../share.repository.js';

/** 192 bits, as text that may stand in a path. */
const TOKEN_BYTES = 24;
const DAY_MS = 86_400_000;

/** What is asked for: for how many days, null: as long as the video is kept; and under which title. */
export interface AskedShare {
  readonly days: number | null;
  readonly title: string | null;
}

/** Makes, changes and takes back the link by which an own video is shown to people without an account. */
@Injectable()
export class ShareVideo {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly videos: OwnVideoRepository,
    private readonly shares: ShareRepository,
    private readonly audit: AuditLog,
  ) {}

  /** undefined: the account has no such video. */
  async read({ account }: SignedIn, videoId: string): Promise<Share | null | undefined> {
    if ((await this.videos.find(videoId, account.id)) === null) return undefined;
    return await this.shares.ofVideo(videoId, account.id);
  }

  /** Null: the account has no such video. @throws Refusal 409 for one without a file */
  async put(signedIn: SignedIn, videoId: string, asked: AskedShare, nowMs: number): Promise<Share | null> {
    const accountId = signedIn.account.id;
    const video = await this.videos.find(videoId, accountId);
    if (video === null) return null;
    refuseWithoutFile(video);
    const terms = { title: asked.title, expiresAt: lastMoment(video, asked.days, nowMs) };
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return await this.transactions.run(async (transaction) => {
      const share = await this.shares.put(transaction, { videoId, accountId, token }, terms);
      const details = { video_id: videoId, expires_at: share.expiresAt?.toISOString() ?? null };
      const { email: subject } = signedIn.account;
      await this.audit.record(
        { action: 'video.shared', actor: actorOf(signedIn), subject, details },
        transaction,
      );
      return share;
    });
  }

  /** False: there was no link. */
  async end(signedIn: SignedIn, videoId: string): Promise<boolean> {
    const { id, email: subject } = signedIn.account;
    return await this.transactions.run(async (transaction) => {
      if (!(await this.shares.end(transaction, [videoId], id))) return false;
      const details = { video_id: videoId };
      await this.audit.record(
        { action: 'video.unshared', actor: actorOf(signedIn), subject, details },
        transaction,
      );
      return true;
    });
  }
}

function refuseWithoutFile({ status, file }: StatusRow): void {
  if (status === 'completed' && file !== null) return;
  throw new Refusal({
    status: 409,
    code: 'nothing_to_share',
    message: `This video is ${status}: there is nothing to show.`,
  });
}

/** A link is never good for longer than its video is kept. */
function lastMoment({ expiresAt }: StatusRow, days: number | null, nowMs: number): Date | null {
  const asked = days === null ? null : new Date(nowMs + days * DAY_MS);
  if (asked === null || expiresAt === null) return asked ?? expiresAt;
  return asked < expiresAt ? asked : expiresAt;
}
