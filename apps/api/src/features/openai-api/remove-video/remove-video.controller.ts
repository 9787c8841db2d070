import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Delete, Header, Ip, Param, UseGuards } from '@nestjs/common';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { RemoveVideo } from './remove-video.service.js';

interface RemovedVideo {
  readonly id: string;
  readonly object: 'video.deleted';
  readonly deleted: true;
}

/** DELETE /v1/videos/{video_id}. */
@Controller('v1/videos')
@UseGuards(ApiKeyGuard)
export class RemoveVideoController {
  constructor(private readonly removeVideo: RemoveVideo) {}

  @Delete(':video_id')
  @Header('Cache-Control', 'no-store')
  async remove(
    @FromCaller() { accountId }: Caller,
    @Param('video_id') id: string,
    @Ip() address: string,
  ): Promise<RemovedVideo> {
    const isRemoved = await this.removeVideo.run({ id, accountId }, address);
    if (!isRemoved) throw new NotFoundError({ what: 'The video' });
    return { id, object: 'video.deleted', deleted: true };
  }
}
