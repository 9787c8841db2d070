import { NotFoundError } from '@clipwright/core/errors';
import type { DeleteVideoResponse } from '@clipwright/core/videos';
import { Controller, Delete, Header, Ip, Param, UseGuards } from '@nestjs/common';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { VideoDeletion } from '../delete-video.door.js';

/** DELETE videos/{video_id}. */
@Controller('api/v1/videos')
@UseGuards(ApiKeyGuard)
export class DeleteVideoController {
  constructor(private readonly deletion: VideoDeletion) {}

  @Delete(':video_id')
  @Header('Cache-Control', 'no-store')
  async remove(
    @FromCaller() { accountId }: Caller,
    @Param('video_id') id: string,
    @Ip() address: string,
  ): Promise<DeleteVideoResponse> {
    const status = await this.deletion.run({ id, accountId }, { by: 'API key', address });
    if (status === null) throw new NotFoundError({ what: 'The video' });
    return { success: true, video_id: id, status };
  }
}
