import type { AccessGrant } from '../access/access-grant.door.js';

/** A message to /mcp, and who sends it. */
export interface McpMessage {
  readonly message: unknown;
  readonly grant: AccessGrant;
  /** Headers of the protocol, as sent. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly address: string;
  /** By which the log knows the call. */
  readonly requestId: string;
}

/** Answers messages of the Model Context Protocol, one at a time and without a memory of its own. */
export abstract class McpAnswers {
  /** @throws InvalidRequestError for what is no message */
  abstract run(message: McpMessage): Promise<Response>;
}
