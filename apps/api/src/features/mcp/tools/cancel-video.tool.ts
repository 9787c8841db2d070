import { NotFoundError } from '@clipwright/core/errors';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { VideoDeletion } from '../../videos/delete-video.door.js';
import { ONE_VIDEO } from '../request-schema.js';
import { McpTool, type ToolCall } from '../tool.js';
import { toolAnswer } from '../tool-answer.js';
import { videoIdIn } from '../video-id.js';

const SAID = {
  canceled: 'It is canceled. Credits of a video that was not made are given back.',
  ended: 'It had ended before, and stays as it is.',
};

@Injectable()
export class CancelVideoTool implements McpTool {
  readonly name = 'cancel_video';
  readonly facts = {
    description: 'Cancels a video that is not finished. One that is done stays.',
    inputSchema: ONE_VIDEO,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  };

  constructor(private readonly deletion: VideoDeletion) {}

  async run(call: ToolCall): Promise<CallToolResult> {
    const { accountId, address } = call;
    const id = videoIdIn(call);
    const became = await this.deletion.cancel({ id, accountId }, { by: 'MCP', address });
    if (became === null) throw new NotFoundError({ what: 'The video' });
    return toolAnswer([SAID[became]], { video_id: id, canceled: became === 'canceled' });
  }
}
