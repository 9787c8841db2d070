import { parseListVideosQuery, VIDEO_STATUSES } from '@clipwright/core/videos';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { valueOf } from '../../../platform/http/parsed.js';
import { ListVideos } from '../../videos/list-videos.door.js';
import { ShownVideo } from '../shown-video.js';
import { McpTool, type ToolCall } from '../tool.js';
import { toolAnswer } from '../tool-answer.js';
import { standingOf } from '../video-lines.js';

const FEW = 10;

@Injectable()
export class ListVideosTool implements McpTool {
  readonly name = 'list_videos';
  readonly facts = {
    description: 'Lists videos of the account, newest first.',
    inputSchema: {
      type: 'object' as const,
      properties: {
        limit: { type: 'integer', description: `1 to 100. Default: ${FEW}.` },
        cursor: { type: 'string', description: 'The next_cursor of the answer before.' },
        status: {
          type: 'string',
          enum: [...VIDEO_STATUSES],
          description: 'Only videos that stand like this.',
        },
      },
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };

  constructor(
    private readonly listVideos: ListVideos,
    private readonly shown: ShownVideo,
  ) {}

  async run({ accountId, args }: ToolCall): Promise<CallToolResult> {
    const { limit = FEW, cursor, status } = args;
    const query = valueOf(parseListVideosQuery({ limit: String(limit), cursor, status }));
    const page = await this.listVideos.run(accountId, query);
    const videos = page.videos.map((row) => this.shown.statusOf(row));
    const lines = videos.map((video) => `${standingOf(video)} ${video.prompt ?? ''}`.trim());
    const more = page.nextCursor === null ? '' : `There are more: cursor ${page.nextCursor}`;
    return toolAnswer([...(lines.length === 0 ? ['There are none.'] : lines), more], {
      videos,
      next_cursor: page.nextCursor,
    });
  }
}
