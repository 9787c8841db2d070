import { randomUUID } from 'node:crypto';
import { InvalidRequestError } from '@clipwright/core/errors';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  CancelledNotificationSchema,
  isInitializeRequest,
  ListToolsRequestSchema,
  type ProgressToken,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { CallTool } from '../call-tool.js';
import { CancelCall } from '../cancel-call.js';
import type { McpAnswers, McpMessage } from '../mcp-answers.js';
import { McpTools } from '../mcp-tools.js';
import type { Progress, ToolCall } from '../tool.js';

const SERVER = { name: 'clipwright', title: 'Clipwright', version: '1' };

const INSTRUCTIONS =
  'Clipwright makes short videos from text or an image and spends credits of the account for each. Show people the ' +
  'link of a video that is done. Send idempotency_key when you try a call again, so that nothing is paid for twice.';

const SESSION = /^[\x21-\x7e]{1,255}$/;

const PROTOCOL_HEADERS = ['accept', 'mcp-protocol-version', 'mcp-session-id'];

/** Another server for each message, so that it does not matter which process is asked. */
@Injectable()
export class AnswerMcp implements McpAnswers {
  constructor(
    private readonly tools: McpTools,
    private readonly callTool: CallTool,
    private readonly cancelCall: CancelCall,
    private readonly address: PublicAddress,
  ) {}

  async run(sent: McpMessage): Promise<Response> {
    if (Array.isArray(sent.message)) throw invalid('Send one message at a time.');
    const session = sessionIn(sent);
    await this.cancelWhere(sent, session);
    const transport = new WebStandardStreamableHTTPServerTransport(
      isInitializeRequest(sent.message) ? { sessionIdGenerator: () => randomUUID() } : {},
    );
    await this.serverFor(sent, session).connect(transport);
    return await transport.handleRequest(this.requestOf(sent), { parsedBody: sent.message });
  }

  private async cancelWhere({ message, grant, address }: McpMessage, session: string | null): Promise<void> {
    const canceled = CancelledNotificationSchema.safeParse(message);
    const id = canceled.data?.params.requestId;
    if (id !== undefined) await this.cancelCall.run({ grant, session, id, address });
  }

  private serverFor({ grant, address, requestId }: McpMessage, session: string | null): McpServer {
    const mcp = new McpServer(SERVER, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.tools.of(grant) }));
    mcp.server.setRequestHandler(
      CallToolRequestSchema,
      async ({ params }, { requestId: id, sendNotification }) => {
        const tell = teller(params._meta?.progressToken, sendNotification);
        return await this.callTool.run({ grant, session, id, params, address, requestId, tell });
      },
    );
    return mcp;
  }

  private requestOf({ headers }: McpMessage): Request {
    const known = PROTOCOL_HEADERS.map((name) => [name, headers[name]] as const);
    const sent = known.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return new Request(this.address.mcp, {
      method: 'POST',
      headers: { ...Object.fromEntries(sent), 'content-type': 'application/json' },
    });
  }
}

/** @throws InvalidRequestError */
function sessionIn({ headers: { 'mcp-session-id': session } }: McpMessage): string | null {
  if (session === undefined) return null;
  if (typeof session === 'string' && SESSION.test(session)) return session;
  throw invalid('Mcp-Session-Id takes what the answer to initialize gave.');
}

const invalid = (message: string) => new InvalidRequestError({ message, param: null });

type Send = (notification: ServerNotification) => Promise<void>;

/** Progress has to grow each time that it is told, also while nothing seems to happen. */
function teller(progressToken: ProgressToken | undefined, send: Send): ToolCall['tell'] {
  if (progressToken === undefined) return null;
  let last = -1;
  return async ({ percent, message }: Progress) => {
    last = Math.max(percent, last + SOME_PROGRESS);
    const params = { progressToken, progress: last, total: 100, message };
    await send({ method: 'notifications/progress', params });
  };
}

const SOME_PROGRESS = 0.01;
