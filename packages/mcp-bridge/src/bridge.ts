import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  isInitializedNotification,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';

/** A server that is started anew, or a proxy in front of it, is back by then. */
const TRIES = 8;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** A fault of the server itself, as JSON-RPC has it. */
const INTERNAL_ERROR = -32_603;

/** Whether it is of no use to send the same again. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  error.code >= 400 &&
  error.code < 500;

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Pending {
  readonly request: JSONRPCRequest;
  tries: number;
}

/**
 * Passes messages between a chat and a server. What was asked and not answered is asked again when a connection
 * breaks: the server knows it by session and id, and begins nothing twice.
 */
export class Bridge {
  private readonly pending = new Map<RequestId, Pending>();
  private retry: NodeJS.Timeout | null = null;

  constructor(
    private readonly chat: Transport,
    private readonly server: Transport,
  ) {}

  async start(): Promise<void> {
    this.chat.onmessage = (message) => void this.toServer(message);
    this.server.onmessage = (message) => void this.toChat(message);
    this.server.onerror = () => this.askAgainSoon();
    await this.server.start();
    await this.chat.start();
  }

  private async toServer(message: JSONRPCMessage): Promise<void> {
    if (isJSONRPCRequest(message)) this.pending.set(message.id, { request: message, tries: 0 });
    await this.send(message);
  }

  private async toChat(message: JSONRPCMessage): Promise<void> {
    if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) {
      const { id } = message;
      if (id === undefined || !this.pending.delete(id)) return;
      if ('result' in message) this.noteProtocol(message.result['protocolVersion']);
    }
    await this.chat.send(message);
  }

  /** What both sides agreed on stands in every request from then on. */
  private noteProtocol(version: unknown): void {
    if (typeof version === 'string') this.server.setProtocolVersion?.(version);
  }

  private async send(message: JSONRPCMessage): Promise<void> {
    try {
      await this.server.send(message);
    } catch (error) {
      if (isJSONRPCRequest(message)) await this.failed(message, error);
      else if (!isInitializedNotification(message)) this.complain(error);
    }
  }

  private async failed({ id }: JSONRPCRequest, error: unknown): Promise<void> {
    const { tries } = this.pending.get(id) ?? { tries: TRIES };
    if (!isFinal(error) && tries < TRIES) return this.askAgainSoon();
    if (!this.pending.delete(id)) return;
    const told = { code: INTERNAL_ERROR, message: sentenceOf(error) };
    await this.chat.send({ jsonrpc: '2.0', id, error: told });
  }

  private askAgainSoon(): void {
    if (this.retry !== null || this.pending.size === 0) return;
    const most = Math.max(...[...this.pending.values()].map(({ tries }) => tries));
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** most);
    this.retry = setTimeout(() => void this.askAgain(), pauseMs);
  }

  private async askAgain(): Promise<void> {
    this.retry = null;
    const left = [...this.pending.values()];
    for (const one of left) one.tries += 1;
    await Promise.all(left.map(({ request }) => this.send(request)));
  }

  private complain(error: unknown): void {
    process.stderr.write(`clipwright-mcp: ${sentenceOf(error)}\n`);
  }
}
