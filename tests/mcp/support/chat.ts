import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Person } from '../../dashboard/support/person.js';
import { type Answer, atEndOfFile, call } from '../../support/index.js';

export const TOOLS = [
  'make_video',
  'animate_image',
  'plan_video',
  'video_status',
  'list_videos',
  'cancel_video',
  'credits',
];

/** A personal token, made as its owner makes it: on the page. */
export async function tokenOf(person: Person, tools = TOOLS): Promise<string> {
  const made = await person.tell<{ token: string }>({
    path: '/dashboard/access/tokens',
    body: { name: 'a chat', tools },
  });
  return made.token;
}

/** The SDK's own client, unmodified, at the server's /mcp. */
export async function chatAt(origin: string, token: string, fetchBy?: typeof fetch): Promise<Client> {
  const client = new Client({ name: 'a-chat', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
    ...(fetchBy === undefined ? {} : { fetch: fetchBy }),
  });
  await client.connect(transport);
  atEndOfFile(() => client.close());
  return client;
}

/** What a tool answers; the SDK also knows answers of servers older than results. */
export const useTool = async (
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
  options: Parameters<Client['callTool']>[2] = {},
): Promise<CallToolResult> =>
  (await client.callTool({ name, arguments: args }, undefined, options)) as CallToolResult;

export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

const HEADERS = [
  ['Accept', 'application/json, text/event-stream'],
  ['Mcp-Protocol-Version', '2025-06-18'],
] as const;

/** A message as it goes over the wire, for what no SDK does. */
export interface Sent {
  readonly token?: string;
  readonly session?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body: unknown;
  readonly signal?: AbortSignal;
}

export async function post(
  origin: string,
  { token, session, headers = [], body, signal }: Sent,
): Promise<Answer> {
  const own = session === undefined ? [] : [['Mcp-Session-Id', session] as const];
  return await call(origin, {
    method: 'POST',
    path: '/mcp',
    ...(token === undefined ? {} : { key: token }),
    ...(signal === undefined ? {} : { signal }),
    headers: [...HEADERS, ...own, ...headers],
    body,
  });
}

export const toolCall = (id: number | string, name: string, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** The result in a stream of events. */
export function resultIn(answer: Answer): CallToolResult {
  const data = answer.text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .at(-1);
  const message = JSON.parse(data?.slice('data: '.length) ?? '{}') as { result?: CallToolResult };
  if (message.result === undefined)
    throw new Error(`Expected a result, got ${answer.status}: ${answer.text}`);
  return message.result;
}
