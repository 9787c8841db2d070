import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { GenerateForChat } from '../generate-for-chat.js';
import { CALL_FIELDS, requestSchema } from '../request-schema.js';
import { McpTool, type ToolCall } from '../tool.js';

const DESCRIPTION =
  'Makes a video from text and spends credits of the account. Waits until it is done where that does not take ' +
  'too long, else answers with its video_id for video_status. plan_video tells what a video costs.';

@Injectable()
export class MakeVideoTool implements McpTool {
  readonly name = 'make_video';
  readonly facts = {
    description: DESCRIPTION,
    inputSchema: requestSchema('text', CALL_FIELDS),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  };

  constructor(private readonly generate: GenerateForChat) {}

  async run(call: ToolCall): Promise<CallToolResult> {
    return await this.generate.run(call, 'text');
  }
}
