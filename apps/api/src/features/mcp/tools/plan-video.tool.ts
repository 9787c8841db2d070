import type { PlanResponse } from '@clipwright/core/videos';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { VideoPlanning } from '../../videos/plan-video.door.js';
import { ChatRequests } from '../chat-requests.js';
import { requestSchema } from '../request-schema.js';
import { McpTool, type ToolCall } from '../tool.js';
import { toolAnswer } from '../tool-answer.js';

/** A chat that is answered at once waits for nobody. */
const AT_ONCE = { respondAsync: true, waitSeconds: null };

const { properties } = requestSchema('text', {
  image_url: {
    type: 'string',
    description: 'As animate_image takes it. With it the plan is of a video from an image.',
  },
});

@Injectable()
export class PlanVideoTool implements McpTool {
  readonly name = 'plan_video';
  readonly facts = {
    description:
      'Tells what make_video or animate_image would make of the same arguments, what it costs, how long it takes, and what stands in the way. Makes nothing and spends nothing.',
    inputSchema: { type: 'object' as const, properties },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };

  constructor(
    private readonly requests: ChatRequests,
    private readonly planning: VideoPlanning,
  ) {}

  async run(call: ToolCall): Promise<CallToolResult> {
    const mode = call.args['image_url'] === undefined ? 'text' : 'image';
    const { request, image } = await this.requests.read(call, { mode, keyed: false });
    const caller = { accountId: call.accountId, keyHash: null };
    const plan = await this.planning.run({ caller, request, image, preference: AT_ONCE });
    return toolAnswer(linesOf(plan), plan);
  }
}

const linesOf = (plan: PlanResponse): string[] => [
  `It would be ${plan.duration} s of ${plan.resolution} with ${plan.video_model}, for ${plan.credits} credits.`,
  plan.estimated_seconds === null ? '' : `It would be done in about ${plan.estimated_seconds} s.`,
  plan.would_refuse === null ? '' : `It would be refused now: ${plan.would_refuse.error}`,
  ...plan.warnings,
];
