import { NotFoundError } from '@clipwright/core/errors';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import { ShownVideo } from '../shown-video.js';
import { ONE_VIDEO } from '../request-schema.js';
import { McpTool, type ToolCall } from '../tool.js';
import { videoIdIn } from '../video-id.js';

@Injectable()
export class VideoStatusTool implements McpTool {
  readonly name = 'video_status';
  readonly facts = {
    description: 'Tells how a video stands, and gives its file and picture once it is done.',
    inputSchema: ONE_VIDEO,
    annotations: { readOnlyHint: true, openWorldHint: false },
  };

  constructor(
    private readonly videos: OwnVideoRepository,
    private readonly shown: ShownVideo,
  ) {}

  async run(call: ToolCall): Promise<CallToolResult> {
    const row = await this.videos.find(videoIdIn(call), call.accountId);
    if (row === null) throw new NotFoundError({ what: 'The video' });
    return { ...(await this.shown.of(row)), isError: false };
  }
}
