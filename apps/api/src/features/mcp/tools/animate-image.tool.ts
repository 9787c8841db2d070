import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { GenerateForChat } from '../generate-for-chat.js';
import { CALL_FIELDS, requestSchema } from '../request-schema.js';
import { McpTool, type ToolCall } from '../tool.js';

const DESCRIPTION =
  'Makes a video that begins with an image and spends credits of the account. The image is an https address that ' +
  'this server can reach, or a small data: URI. Waits like make_video.';

@Injectable()
export class AnimateImageTool implements McpTool {
  readonly name = 'animate_image';
  readonly facts = {
    description: DESCRIPTION,
    inputSchema: requestSchema('image', CALL_FIELDS),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  };

  constructor(private readonly generate: GenerateForChat) {}

  async run(call: ToolCall): Promise<CallToolResult> {
    return await this.generate.run(call, 'image');
  }
}
