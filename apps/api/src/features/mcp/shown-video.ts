import type { VideoStatusResponse } from '@clipwright/core/videos';
import { ObjectStorage } from '@clipwright/engines/files';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../platform/http/public-address.js';
import { type StatusRow, statusResponse, thumbnailOf } from '../videos/status.door.js';
import { toolAnswer } from './tool-answer.js';
import { linesOf } from './video-lines.js';

type Content = CallToolResult['content'];

/** Shows a video to a chat: in words, as a link to its file, and with its picture. */
@Injectable()
export class ShownVideo {
  constructor(
    private readonly address: PublicAddress,
    private readonly storage: ObjectStorage,
  ) {}

  statusOf(row: StatusRow): VideoStatusResponse {
    return statusResponse(row, (file) => this.address.fileUrl(file));
  }

  /** `hint` is a last line for the model. */
  async of(row: StatusRow, hint = ''): Promise<CallToolResult> {
    const status = this.statusOf(row);
    const told = toolAnswer([...linesOf(status), hint], status);
    const content = [...told.content, ...linkTo(status), ...(await this.pictureOf(row))];
    return { ...told, content, isError: status.status === 'failed' };
  }

  /** None until it is taken, and none where it can't be read: the video is there without it. */
  private async pictureOf(row: StatusRow): Promise<Content> {
    const picture = row.status === 'completed' ? thumbnailOf(row) : null;
    if (picture === null) return [];
    const bytes = await this.storage.readAll(picture).catch(() => null);
    if (bytes === null) return [];
    return [{ type: 'image', data: Buffer.from(bytes).toString('base64'), mimeType: 'image/webp' }];
  }
}

const linkTo = ({ video_url: uri, video_id: id, prompt }: VideoStatusResponse): Content =>
  uri === null
    ? []
    : [
        {
          type: 'resource_link',
          uri,
          name: `${id}.mp4`,
          mimeType: 'video/mp4',
          ...(prompt === null ? {} : { description: prompt }),
        },
      ];
