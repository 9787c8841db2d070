import { NotFoundError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.js';
import type { Actor } from '../../audit/actor.door.js';
import { VideoDeletion } from '../../videos/delete-video.door.js';
import { BoardRepository } from '../../videos/board.door.js';
import { FrontOfLine, type MadeAgain, VideosAgain } from '../../videos/operate-videos.door.js';

const conflict = (code: string, message: string): Refusal => new Refusal({ status: 409, code, message });

const WHY_NOT: Readonly<Record<Exclude<MadeAgain['kind'], 'made'>, string>> = {
  'not-failed': 'Only a video that failed can be made again.',
  'images-gone': 'Its pictures were removed when it failed: its owner has to send them again.',
  'source-gone': 'The video that it was to continue is gone.',
  'prompt-gone': 'Its prompt is not kept any more.',
};

/** What operators do about the videos of others. Each stands in the audit log under their name. */
@Injectable()
export class ActOnWork {
  constructor(
    private readonly board: BoardRepository,
    private readonly deletion: VideoDeletion,
    private readonly front: FrontOfLine,
    private readonly again: VideosAgain,
  ) {}

  /** @throws NotFoundError, Refusal 409 video_ended */
  async cancel(id: string, { name, address }: Actor): Promise<void> {
    const accountId = await this.board.ownerOf(id);
    if (accountId === null) throw new NotFoundError({ what: 'The video' });
    const canceled = await this.deletion.cancel({ id, accountId }, { by: 'operator', name, address });
    if (canceled !== 'canceled') throw conflict('video_ended', 'The video has ended already.');
  }

  /** @throws Refusal 409 not_waiting */
  async moveToFront(id: string, actor: Actor): Promise<void> {
    if (await this.front.run(id, actor)) return;
    throw conflict('not_waiting', 'The video does not wait any more.');
  }

  /** The id of the new video. @throws Refusal 409 not_made_again, StorageFullError, BusyError */
  async makeAgain(id: string, actor: Actor): Promise<string> {
    const made = await this.again.run(id, actor);
    if (made.kind === 'made') return made.videoId;
    throw conflict('not_made_again', WHY_NOT[made.kind]);
  }
}
