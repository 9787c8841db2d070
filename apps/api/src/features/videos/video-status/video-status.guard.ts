import { isVideoId } from '@clipwright/core/keys';
import { parseVideoStatusQuery } from '@clipwright/core/videos';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { Authenticator, type CallerRequest } from '../../api-keys/api-key-guard.door.js';
import type { KeyCaller } from '../../api-keys/caller.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { StatusReader } from './status-reader.js';
import type { StatusRow } from '../status-row.js';

type StatusRequest = CallerRequest & { video?: StatusRow | null };

/**
 * The key guard of routes that read one video: it reads key, account and video together, so that the hot read is one
 * statement.
 */
@Injectable()
export class VideoStatusGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly reader: StatusReader,
    private readonly idempotency: IdempotencyRepository,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<StatusRequest>();
    const asked = askedOf(request);
    const videoId = askedVideo(asked);
    const caller = await this.authenticator.authenticate(context, async (keyHash) => {
      const { access, video } = await this.reader.read({ keyHash, videoId });
      request.video = video;
      return access;
    });
    request.caller = caller;
    if (asked.ok && 'idempotencyKey' in asked.value)
      request.video = await this.byIdempotencyKey(caller, asked.value.idempotencyKey);
    return true;
  }

  private async byIdempotencyKey(caller: KeyCaller, key: string): Promise<StatusRow | null> {
    const known = await this.idempotency.find(caller.accountId, key);
    if (known === null) return null;
    return (await this.reader.read({ keyHash: caller.keyHash, videoId: known.videoId })).video;
  }
}

/** A path that has an id in it asks for that one. */
function askedOf({ params, query }: StatusRequest): ReturnType<typeof parseVideoStatusQuery> {
  const { video_id: videoId } = params as { video_id?: string };
  return videoId === undefined
    ? parseVideoStatusQuery(query as Record<string, unknown>)
    : { ok: true, value: { videoId } };
}

/** An id that no video can have is not taken to the database: its text may be anything. */
const askedVideo = (asked: ReturnType<typeof parseVideoStatusQuery>): string =>
  asked.ok && 'videoId' in asked.value && isVideoId(asked.value.videoId) ? asked.value.videoId : '';

/** Controller parameter: the caller's own video that was asked for, or null. */
export const FromVideo = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<StatusRequest>().video ?? null,
);
