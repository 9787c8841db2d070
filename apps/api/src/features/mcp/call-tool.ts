import type { CallToolRequest, CallToolResult, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { LateErrors } from '../../platform/http/late-errors.js';
import { Refusal } from '../../platform/http/refusal.js';
import type { AccessGrant } from '../access/access-grant.door.js';
import { keyOfCall, keyOfGiven } from './call-key.js';
import { CanceledCalls } from './canceled-calls.js';
import { McpTools } from './mcp-tools.js';
import type { McpTool, ToolCall } from './tool.js';

/** A call as it came, and who makes it. */
export interface CalledTool {
  readonly grant: AccessGrant;
  readonly session: string | null;
  readonly id: RequestId;
  readonly params: CallToolRequest['params'];
  readonly address: string;
  readonly requestId: string;
  readonly tell: ToolCall['tell'];
}

/** Has a tool do what a chat asks it to, where its grant lets it. What is refused is told to the chat as a result. */
@Injectable()
export class CallTool {
  constructor(
    private readonly tools: McpTools,
    private readonly calls: CanceledCalls,
    private readonly late: LateErrors,
  ) {}

  /** @throws McpError where there is no such tool */
  async run(called: CalledTool): Promise<CallToolResult> {
    const tool = this.tools.find(called.params.name);
    if (tool === null) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${called.params.name}.`);
    try {
      refuseBeyond(called.grant, tool);
      return await this.held(tool, called);
    } catch (error) {
      return refused(this.factsOf(error, called));
    }
  }

  private async held(tool: McpTool, called: CalledTool): Promise<CallToolResult> {
    const { grant, session, id, params, address, tell } = called;
    const key = keyOfCall(grant.id, session, id);
    const keyOf = (given: string): string => keyOfGiven(grant.id, given);
    const { accountId } = grant;
    const call = { accountId, args: params.arguments ?? {}, key, keyOf, address, tell };
    return await this.calls.hold(key, (signal) => tool.run({ ...call, signal }));
  }

  private factsOf(error: unknown, { requestId }: CalledTool): object {
    if (error instanceof Refusal) {
      const { code, message, param = null } = error.facts;
      return { success: false, error: message, code, param, request_id: requestId };
    }
    return this.late.bodyOf(error, requestId);
  }
}

function refuseBeyond({ tools, name }: AccessGrant, tool: McpTool): void {
  if (tools.includes(tool.name)) return;
  const message = `The token "${name}" does not allow ${tool.name}. Its owner can make another in the dashboard.`;
  throw new Refusal({ status: 403, code: 'tool_not_allowed', message });
}

const refused = (facts: object): CallToolResult => {
  const { error, code } = facts as { error?: string; code?: string };
  return {
    content: [{ type: 'text', text: `${error ?? 'It failed.'} (${code ?? 'internal_error'})` }],
    structuredContent: { ...facts },
    isError: true,
  };
};
