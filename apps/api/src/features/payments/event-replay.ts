import type { ListedEvent } from './payment-event.repository.js';

/** Applies kept events again, as if they came now: after a price was added, say. What holds already stays. */
export abstract class EventReplay {
  /** Null: there is no event of this id. */
  abstract one(id: string): Promise<ListedEvent[] | null>;

  /** Those that somebody has to do something about, the oldest first. */
  abstract undone(): Promise<ListedEvent[]>;
}
