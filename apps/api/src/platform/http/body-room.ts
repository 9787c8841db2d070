import { BusyError } from '@clipwright/core/errors';
import type { BodyConfig } from '../../config/slices.js';
import type { Sender } from './sender.js';

interface Wanted {
  readonly sender: Sender;
  readonly bytes: number;
}

interface Waiting extends Wanted {
  readonly enter: () => void;
}

/** What those who do not pay may take together, of all there is: the rest stays for those who do. */
const UNPAID_SHARE = 0.5;

/**
 * The memory that bodies may take while they are read, shared out before a byte of them is: one account takes
 * its share at most, and all who do not pay half of the whole. A body without room waits unread, which costs
 * nothing but its connection.
 */
export class BodyRoom {
  private readonly bySender = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();
  private all = 0;
  private unpaid = 0;

  constructor(private readonly config: BodyConfig) {}

  /** Bytes that are spoken for. */
  get takenBytes(): number {
    return this.all;
  }

  /**
   * Resolves to what gives the room back. @throws BusyError when there was none for as long as a body may
   * wait
   */
  async take(sender: Sender, bytes: number): Promise<() => void> {
    const wanted = { sender, bytes };
    if (this.hasRoomFor(wanted)) this.count(wanted, 1);
    else await this.waitFor(wanted);
    return this.giveBackOnce(wanted);
  }

  private hasRoomFor({ sender, bytes }: Wanted): boolean {
    const { memoryBytes, perAccountBytes } = this.config;
    if (this.all + bytes > memoryBytes || this.of(sender) + bytes > perAccountBytes) return false;
    return sender.pays || this.unpaid + bytes <= memoryBytes * UNPAID_SHARE;
  }

  private waitFor(wanted: Wanted): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.waiting.delete(place);
        reject(new BusyError({ message: 'The server is busy: too many large requests are being read.' }));
      }, this.config.waitMs);
      const enter = (): void => {
        clearTimeout(giveUp);
        resolve();
      };
      const place = { ...wanted, enter };
      this.waiting.add(place);
    });
  }

  private giveBackOnce(wanted: Wanted): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.count(wanted, -1);
      this.letIn();
    };
  }

  /** In the order in which they came; whoever has no room of its own keeps nobody else waiting. */
  private letIn(): void {
    for (const place of [...this.waiting].filter((candidate) => this.hasRoomFor(candidate))) {
      if (!this.hasRoomFor(place)) continue;
      this.waiting.delete(place);
      this.count(place, 1);
      place.enter();
    }
  }

  private of({ name }: Sender): number {
    return this.bySender.get(name) ?? 0;
  }

  private count({ sender, bytes }: Wanted, sign: 1 | -1): void {
    const own = this.of(sender) + sign * bytes;
    if (own === 0) this.bySender.delete(sender.name);
    else this.bySender.set(sender.name, own);
    this.all += sign * bytes;
    if (!sender.pays) this.unpaid += sign * bytes;
  }
}
