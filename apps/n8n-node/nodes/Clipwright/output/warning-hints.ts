import type { VideoStatusResponse } from '@clipwright/core/videos';
import type { IExecuteFunctions } from 'n8n-workflow';

/** So many are told; all of them stand in the items. */
const MOST_HINTS = 5;
const MOST_ITEMS = 5;

/** Sums up in hints on the output what the server said of the videos: what it did not draw, replaced or cut. */
export class WarningHints {
  readonly #context: IExecuteFunctions;
  readonly #itemsOf = new Map<string, Set<number>>();

  constructor(context: IExecuteFunctions) {
    this.#context = context;
  }

  /** Called with each video that a generation gave. */
  note({ warnings }: VideoStatusResponse, itemIndex: number): void {
    for (const warning of warnings) {
      const items = this.#itemsOf.get(warning) ?? new Set();
      this.#itemsOf.set(warning, items.add(itemIndex));
    }
  }

  /** Each warning once, however many items have it. */
  addHints(): void {
    const all = [...this.#itemsOf];
    const isOneItem = this.#context.getInputData().length === 1;
    const messages = all
      .slice(0, MOST_HINTS)
      .map(([warning, items]) => `${isOneItem ? '' : `${named([...items])}: `}${asText(warning)}`);
    const left = all.length - messages.length;
    if (left > 0) messages.push(`The server said ${left} more: see "warnings" in the items.`);
    for (const message of messages)
      this.#context.addExecutionHints({ message, type: 'warning', location: 'outputPane' });
  }
}

function named(items: number[]): string {
  if (items.length === 1) return `Item ${items[0]}`;
  const more = items.length > MOST_ITEMS ? ' and more' : '';
  return `Items ${items.slice(0, MOST_ITEMS).join(', ')}${more}`;
}

/** n8n takes hints for HTML, and a warning may repeat words of a prompt. */
function asText(warning: string): string {
  return warning.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
