import type { StoreAsk } from '@clipwright/core/limiter';

interface Place {
  readonly window: string;
  readonly id: string;
  age: number;
  weight: number;
  settled: boolean;
}

const windowOf = ({ name, key }: StoreAsk): string => JSON.stringify([name, key]);

/** The definition itself: every place, looked through from the start each time. Ages are in steps. */
export class StoreOracle {
  private places: Place[] = [];

  constructor(private readonly stepsOf: (ask: StoreAsk) => number) {}

  count(ask: StoreAsk): number {
    return this.counted(ask).reduce((sum, { weight }) => sum + weight, 0);
  }

  reserve(id: string, asks: readonly StoreAsk[]): boolean {
    const missing = asks.filter((ask) => !this.counted(ask).some((place) => place.id === id));
    if (!missing.every((ask) => this.count(ask) + ask.weight <= ask.limit)) return false;
    for (const ask of missing)
      this.places.push({ window: windowOf(ask), id, age: 0, weight: ask.weight, settled: false });
    return true;
  }

  settle(id: string, asks: readonly StoreAsk[]): void {
    const open = asks.flatMap((ask) =>
      this.counted(ask)
        .filter((place) => place.id === id && !place.settled)
        .map((place) => ({ place, stands: ask.weight })),
    );
    for (const { place, stands } of open) {
      place.weight = Math.min(place.weight, stands);
      place.settled = true;
    }
    this.places = this.places.filter(({ weight }) => weight > 0);
  }

  reset(asks: readonly StoreAsk[]): void {
    this.places = this.places.filter(({ window }) => !asks.some((ask) => windowOf(ask) === window));
  }

  pass(steps: number): void {
    for (const place of this.places) place.age += steps;
  }

  /** How many steps ago the oldest place that counts was taken; null without one. */
  oldestAge(ask: StoreAsk): number | null {
    return this.counted(ask)[0]?.age ?? null;
  }

  /** In how many steps the ask of an id fits, if only time goes by: a window is half a step longer than it says. */
  stepsUntil(id: string, ask: StoreAsk): number {
    if (this.counted(ask).some((place) => place.id === id)) return 0;
    if (ask.weight > ask.limit) return Infinity;
    let over = this.count(ask) + ask.weight - ask.limit;
    if (over <= 0) return 0;
    const last = this.counted(ask).find(({ weight }) => (over -= weight) <= 0);
    return this.stepsOf(ask) + 0.5 - (last?.age ?? 0);
  }

  private counted(ask: StoreAsk): Place[] {
    return this.places.filter((place) => place.window === windowOf(ask) && place.age <= this.stepsOf(ask));
  }
}
