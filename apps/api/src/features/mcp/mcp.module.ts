import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AnswerMcpController } from './answer-mcp/answer-mcp.controller.js';
import { AnswerMcp } from './answer-mcp/answer-mcp.service.js';
import { CallTool } from './call-tool.js';
import { CancelCall } from './cancel-call.js';
import { CanceledCalls } from './canceled-calls.js';
import { ChatRequests } from './chat-requests.js';
import { FollowVideo } from './follow-video.js';
import { GenerateForChat } from './generate-for-chat.js';
import { McpAnswers } from './mcp-answers.js';
import { McpTools } from './mcp-tools.js';
import { ShownVideo } from './shown-video.js';
import { AnimateImageTool } from './tools/animate-image.tool.js';
import { CancelVideoTool } from './tools/cancel-video.tool.js';
import { CreditsTool } from './tools/credits.tool.js';
import { ListVideosTool } from './tools/list-videos.tool.js';
import { MakeVideoTool } from './tools/make-video.tool.js';
import { PlanVideoTool } from './tools/plan-video.tool.js';
import type { McpTool } from './tool.js';
import { VideoStatusTool } from './tools/video-status.tool.js';

const TOOLS = [
  MakeVideoTool,
  AnimateImageTool,
  PlanVideoTool,
  VideoStatusTool,
  ListVideosTool,
  CancelVideoTool,
  CreditsTool,
];

const ALL = { provide: McpTools, inject: TOOLS, useFactory: (...tools: McpTool[]) => new McpTools(tools) };

/** Tools for chats, at /mcp. They have no rule of their own: every call ends in a use case of another feature. */
@Module({
  imports: [AccessModule, AccountsModule, StudioModule, CreditsModule, VideosModule, VideoRowsModule],
  controllers: [AnswerMcpController],
  providers: [
    ...TOOLS,
    ALL,
    ShownVideo,
    FollowVideo,
    ChatRequests,
    GenerateForChat,
    CanceledCalls,
    CancelCall,
    CallTool,
    { provide: McpAnswers, useClass: AnswerMcp },
  ],
})
export class McpModule {}
