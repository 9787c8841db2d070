import { InvalidRequestError } from '@clipwright/core/errors';
import type { VideoMode } from '@clipwright/core/videos';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import { isTerminal } from '@clipwright/core/videos';
import { VideoCreation } from '../videos/create-video.door.js';
import { VideoDeletion } from '../videos/delete-video.door.js';
import type { StatusRow } from '../videos/status.door.js';
import { ChatRequests } from './chat-requests.js';
import { FollowVideo } from './follow-video.js';
import { ShownVideo } from './shown-video.js';
import type { ToolCall } from './tool.js';
import { standingOf } from './video-lines.js';

const AT_ONCE = { respondAsync: true, waitSeconds: null };

const SECONDS_MS = 1_000;

const NOT_YET = 'Ask video_status with this id until it is done. The work goes on, and is paid for once.';

/** Makes a video for a chat, as the playground does, and follows it while the chat waits. */
@Injectable()
export class GenerateForChat {
  constructor(
    private readonly requests: ChatRequests,
    private readonly creation: VideoCreation,
    private readonly deletion: VideoDeletion,
    private readonly follow: FollowVideo,
    private readonly shown: ShownVideo,
  ) {}

  /** @throws Refusal 403 plan_limit or insufficient_credits, and what refuses a generation */
  async run(call: ToolCall, mode: VideoMode): Promise<CallToolResult> {
    const waitMs = waitIn(call.args);
    const key = keyIn(call);
    const { accountId, address, signal } = call;
    const ready = await this.requests.ready(call, { mode, key });
    const caller = { accountId, keyHash: null };
    const { outcome } = await this.creation.run({
      ...ready,
      caller,
      idempotencyKey: key,
      preference: AT_ONCE,
    });
    const own = { id: outcome.id, accountId };
    const row = await this.follow.run({ ...own, waitMs, signal, tell: this.teller(call) });
    if (signal.aborted) await this.deletion.cancel(own, { by: 'MCP', address });
    return await this.shown.of(row, isTerminal(row.status) ? '' : NOT_YET);
  }

  /** Whoever no longer listens is told nothing, and costs nobody the video. */
  private teller({ tell }: ToolCall): ((row: StatusRow) => Promise<void>) | null {
    if (tell === null) return null;
    return async (row) => {
      const status = this.shown.statusOf(row);
      await tell({ percent: status.progress, message: standingOf(status) }).catch(() => undefined);
    };
  }
}

/** Milliseconds that the chat wants to wait; null: as long as it is worth it. @throws InvalidRequestError */
function waitIn({ wait_seconds: seconds }: ToolCall['args']): number | null {
  if (seconds === undefined) return null;
  if (typeof seconds === 'number' && seconds >= 0) return seconds * SECONDS_MS;
  throw invalid('wait_seconds', 'a number of seconds, 0 or more');
}

/** @throws InvalidRequestError */
function keyIn({ args: { idempotency_key: given }, key, keyOf }: ToolCall): string | null {
  if (given === undefined) return key;
  if (typeof given === 'string' && given.length > 0 && given.length <= 255) return keyOf(given);
  throw invalid('idempotency_key', 'text of 1 to 255 characters');
}

const invalid = (param: string, takes: string) =>
  new InvalidRequestError({ message: `${param} takes ${takes}.`, param });
