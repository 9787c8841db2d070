import type { WaitNotice } from '@clipwright/core/client';
import type { IExecuteFunctions } from 'n8n-workflow';

type Reason = Exclude<WaitNotice['reason'], 'away'> | 'spreading';

const TEXT: Readonly<Record<Reason, string>> = {
  pacing: 'to stay within the rate limit window',
  rate_limited: 'because the window was full (429), for as long as the server asked',
  resource_budget:
    "because the account's budget for images was used up (429), for as long as the server asked",
  spreading: 'to send at most one request in 60 s',
};

/**
 * Tells people what the node waits for: at once in the editor's console, and summed up in hints on the
 * output.
 */
export class Waits {
  readonly #context: IExecuteFunctions;
  readonly #sums = new Map<Reason, { count: number; totalMs: number }>();

  constructor(context: IExecuteFunctions) {
    this.#context = context;
  }

  /** Called when a wait begins. */
  tell(reason: Reason, { waitMs, itemIndex }: { waitMs: number; itemIndex: number }): void {
    const { count, totalMs } = this.#sums.get(reason) ?? { count: 0, totalMs: 0 };
    this.#sums.set(reason, { count: count + 1, totalMs: totalMs + waitMs });
    this.#context.sendMessageToUI(`Clipwright: item ${itemIndex} waits ${lengthOf(waitMs)} ${TEXT[reason]}.`);
  }

  /** One wait for each reason, however many items waited. */
  addHints(): void {
    for (const [reason, { count, totalMs }] of this.#sums) {
      const times = count === 1 ? 'once' : `${count} times`;
      const message = `Waited ${times}, ${lengthOf(totalMs)} in all, ${TEXT[reason]}.`;
      this.#context.addExecutionHints({ message, type: 'info', location: 'outputPane' });
    }
  }
}

function lengthOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
