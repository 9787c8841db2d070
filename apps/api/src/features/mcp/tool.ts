import type { CallToolResult, Tool as ToolFacts } from '@modelcontextprotocol/sdk/types.js';
import type { AccessToolName } from '../access/access-grant.door.js';

/** A call of a tool, by a program that may make it. */
export interface ToolCall {
  readonly accountId: string;
  /** Arguments as sent: the tool judges them. */
  readonly args: Readonly<Record<string, unknown>>;
  /** What a retry of this very call has again: it stands for its grant, session and request. Null: nothing does. */
  readonly key: string | null;
  /** The same of an argument that tells calls apart. */
  readonly keyOf: (given: string) => string;
  /** Network address of the program. */
  readonly address: string;
  /** Aborted once the chat cancels the call. */
  readonly signal: AbortSignal;
  /** Null where nobody listens for progress. */
  readonly tell: ((progress: Progress) => Promise<void>) | null;
}

/** How far a call has come: percent, and a sentence. */
export interface Progress {
  readonly percent: number;
  readonly message: string;
}

/** What a chat may be told of a tool, and what it does. */
export abstract class McpTool {
  abstract readonly name: AccessToolName;
  abstract readonly facts: Omit<ToolFacts, 'name' | 'title'>;

  /** @throws what refuses the call: it is told to the chat */
  abstract run(call: ToolCall): Promise<CallToolResult>;
}
