/** What a call brings along to the queue. */
export interface Turn {
  readonly signal?: AbortSignal | undefined;
  /** Told of a wait whose end is known. What it throws ends the turn. */
  readonly onWait: (waitMs: number) => void;
  /** What would be held back for longer, ms, is let through for the server to decide. A drip is always kept. */
  readonly patienceMs: number;
}

/** A turn that has not come yet. Its times are of the line's own clock, which stands still while it drips. */
export interface Waiting extends Turn {
  readonly sinceMs: number;
  /** When its patience ends. */
  readonly untilMs: number;
  /** Resolves with how long the window held it back, ms. */
  readonly place: Promise<number>;
  begun: boolean;
  /** No longer in line, whatever the reason. */
  gone: boolean;
  begin: (heldMs: number) => void;
  end: (reason: unknown) => void;
}

/**
 * Those who wait, in the order in which they came. A step of the pacer looks at each of them only where one may
 * have to be told or let through: thousands may wait, for hours, in steps of seconds.
 */
export class WaitingLine {
  private readonly line: Waiting[] = [];
  /** Who came since the others were told. */
  private untold: Waiting[] = [];
  private toldOfDrip = false;
  /** How long everybody was held by drips, ms in all. */
  private drippedMs = 0;
  /** Nobody's patience ends earlier. It may be too early itself: of who left, it still knows. */
  private soonestMs = Infinity;

  constructor(private readonly now: () => number) {}

  get first(): Waiting | undefined {
    return this.line[0];
  }

  join(asked: Turn): Waiting {
    const sinceMs = this.clockMs();
    const turn = { ...asked, sinceMs, untilMs: sinceMs + asked.patienceMs, begun: false } as Waiting;
    Object.assign(turn, {
      gone: false,
      place: new Promise<number>((begin, reject) => {
        turn.begin = begin;
        turn.end = (reason) => {
          this.leave(turn);
          reject(reason);
        };
      }),
    });
    this.line.push(turn);
    this.untold.push(turn);
    this.soonestMs = Math.min(this.soonestMs, turn.untilMs);
    return turn;
  }

  begin(turn: Waiting): void {
    this.leave(turn);
    turn.begun = true;
    turn.begin(this.clockMs() - turn.sinceMs);
  }

  /** Everybody is held for so long, ms, and nobody's patience counts it. */
  drip(heldMs: number): void {
    this.drippedMs += heldMs;
  }

  /** Who would not wait for that long, ms. */
  impatient(waitMs: number): readonly Waiting[] {
    const endMs = this.clockMs() + waitMs;
    if (endMs <= this.soonestMs) return [];
    const impatient = this.line.filter(({ untilMs }) => untilMs < endMs);
    const patient = this.line.filter(({ untilMs }) => untilMs >= endMs);
    this.soonestMs = patient.reduce((soonestMs, { untilMs }) => Math.min(soonestMs, untilMs), Infinity);
    return impatient;
  }

  /** How long nobody's patience ends, ms. */
  patienceMs(): number {
    return this.soonestMs - this.clockMs();
  }

  /** Tells each of a wait once, and again when a drip becomes the window's wait or the other way round. */
  tell(waitMs: number, isDrip: boolean): void {
    if (waitMs === Infinity) return;
    const told = this.toldOfDrip === isDrip ? this.untold : [...this.line];
    this.untold = [];
    this.toldOfDrip = isDrip;
    for (const turn of told) if (!turn.gone) tellOf(turn, waitMs);
  }

  private leave(turn: Waiting): void {
    turn.gone = true;
    const at = this.line.indexOf(turn);
    if (at >= 0) this.line.splice(at, 1);
    if (this.line.length > 0) return;
    this.untold = [];
    this.soonestMs = Infinity;
  }

  private clockMs(): number {
    return this.now() - this.drippedMs;
  }
}

function tellOf(turn: Waiting, waitMs: number): void {
  try {
    turn.onWait(waitMs);
  } catch (thrown) {
    turn.end(thrown);
  }
}
