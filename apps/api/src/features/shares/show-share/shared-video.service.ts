import { posterKeys } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import { type StatusRow, thumbnailOf } from '../../videos/status.door.js';
import type { Share } from '../share.js';
import { ShareRepository } from '../share.repository.js';

/** A video as strangers may see it. */
export interface SharedVideo extends Pick<StatusRow, 'width' | 'height'> {
  readonly title: string | null;
  readonly token: string;
  /** Storage keys, by the names that they have under the link. */
  readonly files: ReadonlyMap<string, string>;
  readonly hasPoster: boolean;
}

const TOKEN = /^[\w-]{32}$/;

/** Finds what a link shows: as long as it is in force, its video has a file, and its account may act. */
@Injectable()
export class FindSharedVideo {
  constructor(
    private readonly shares: ShareRepository,
    private readonly accounts: AccountRepository,
    private readonly videos: OwnVideoRepository,
  ) {}

  async run(token: string): Promise<SharedVideo | null> {
    const share = TOKEN.test(token) ? await this.shares.byToken(token) : null;
    if (share === null) return null;
    const account = await this.accounts.byId(share.accountId);
    if (account?.active !== true) return null;
    const video = await this.videos.find(share.videoId, share.accountId);
    return video === null ? null : shown(share, video);
  }
}

function shown({ token, title }: Share, video: StatusRow): SharedVideo | null {
  const { status, file, width, height } = video;
  if (status !== 'completed' || file === null) return null;
  const files = new Map([['video.mp4', file]]);
  const hasPoster = thumbnailOf(video) !== null;
  if (hasPoster) files.set('poster.jpg', posterKeys(file).jpeg);
  return { title, token, files, hasPoster, width, height };
}
