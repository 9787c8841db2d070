type Listener = (fraction: number) => void;

/** Tells those who wait for videos of this process how far these have come. */
export class ProgressNews {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** A listener that throws is no fault of the video's. */
  tell(id: string, fraction: number): void {
    for (const listener of this.listeners.get(id) ?? []) {
      try {
        listener(fraction);
      } catch {
        this.listeners.get(id)?.delete(listener);
      }
    }
  }

  /** Until what it gives is called. */
  listen(id: string, listener: Listener | undefined): () => void {
    if (listener === undefined) return () => undefined;
    const listeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(id);
    };
  }
}
