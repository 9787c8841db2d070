import type { Admitted, Clip, LineWorker } from './line-worker.js';

/**
 * A clip that somebody posts, and what becomes of it. Times in simulated seconds; a making lasts the seconds
 * that were charged.
 */
export interface Arrival {
  readonly account: string;
  readonly at: number;
  readonly clip: Clip;
  /** Its owner cancels it so long after posting it, waiting or not. */
  readonly cancelAfter?: number | undefined;
  /** Its owner cancels it after so long, if it still waits, and posts it again at once. */
  readonly postedAgainAfter?: number | undefined;
  /** The engine fails when this share of it is made. */
  readonly failsAt?: number | undefined;
  /** The worker dies when this share of it is made; another makes it, from the beginning. */
  readonly diesAt?: number | undefined;
}

/** One video as it went, with what stood before it when it was posted. */
export interface Story extends Admitted {
  readonly account: string;
  readonly at: number;
  readonly arrival: Arrival;
  /** Seconds that were left of what was in the making. */
  readonly inTheMaking: number;
  /** Seconds of its own account: what waited, and what was taken last since the line was last idle. */
  readonly ownBacklog: number;
  status: 'queued' | 'processing' | 'ended';
  /** When its first attempt began. */
  startedAt: number | null;
  /** When it was completed. */
  doneAt: number | null;
}

/**
 * A video was taken for the first time; which accounts waited just before, each with the number of its
 * unbroken wait.
 */
export interface Take {
  readonly story: Story;
  readonly waits: ReadonlyMap<string, number>;
}

/** Work that a dying worker took with it. */
interface Loss {
  readonly at: number;
  readonly seconds: number;
}

interface Making {
  readonly story: Story;
  readonly ticket: string;
  readonly attempt: number;
  readonly startedAt: number;
  readonly until: number;
}

type Event = { readonly at: number; readonly run: () => Promise<void> };

/**
 * A line with so many slots, in simulated time: the rows and statements are the server's own, only the making
 * is made up.
 */
export class Simulation {
  readonly stories: Story[] = [];
  readonly takes: Take[] = [];
  readonly losses: Loss[] = [];
  private now = 0;
  private events: Event[] = [];
  private making: Making[] = [];
  private readonly tickets: string[] = [];
  private readonly ticketNames: string[] = [];
  private readonly lastTaken = new Map<string, number>();
  private readonly waitNumbers = new Map<string, number>();

  constructor(
    private readonly worker: LineWorker,
    private readonly slots: number,
  ) {}

  async run(arrivals: readonly Arrival[]): Promise<this> {
    await this.worker.clear();
    for (const arrival of arrivals) this.plan(arrival.at, () => this.post(arrival));
    for (let event = this.nextEvent(); event !== undefined; event = this.nextEvent()) {
      this.now = event.at;
      await event.run();
      await this.fillSlots();
    }
    return this;
  }

  private nextEvent(): Event | undefined {
    this.events = this.events.toSorted((one, other) => one.at - other.at);
    return this.events.shift();
  }

  private plan(at: number, run: () => Promise<void>): void {
    this.events.push({ at, run });
  }

  private waiting(account?: string): Story[] {
    return this.stories.filter(
      (story) => story.status === 'queued' && (account === undefined || story.account === account),
    );
  }

  private async post(arrival: Arrival): Promise<void> {
    const { account, clip, cancelAfter, postedAgainAfter } = arrival;
    if (this.making.length === 0 && this.waiting().length === 0) this.lastTaken.clear();
    const waiting = this.waiting(account);
    if (waiting.length === 0) this.waitNumbers.set(account, (this.waitNumbers.get(account) ?? 0) + 1);
    const inTheMaking = this.making.reduce(
      (sum, { story, startedAt }) => sum + story.cost - (this.now - startedAt),
      0,
    );
    const ownBacklog = waiting.reduce((sum, { cost }) => sum + cost, this.lastTaken.get(account) ?? 0);
    const admitted = await this.worker.admit(account, clip);
    const story: Story = {
      ...admitted,
      account,
      at: this.now,
      arrival,
      inTheMaking,
      ownBacklog,
      status: 'queued',
      startedAt: null,
      doneAt: null,
    };
    this.stories.push(story);
    this.ticketNames.push(story.id);
    this.tickets.push(story.id);
    if (cancelAfter !== undefined) this.plan(this.now + cancelAfter, () => this.cancel(story));
    if (postedAgainAfter !== undefined) this.plan(this.now + postedAgainAfter, () => this.postAgain(story));
  }

  private async postAgain(story: Story): Promise<void> {
    if (story.status !== 'queued') return;
    await this.cancel(story);
    await this.post({ account: story.account, at: this.now, clip: story.arrival.clip });
  }

  private async cancel(story: Story): Promise<void> {
    if (story.status === 'ended') return;
    const canceled = await this.worker.cancel({ id: story.id, accountId: story.account }, story.status);
    if (!canceled) throw new Error(`${story.status} ${story.id} could not be canceled`);
    story.status = 'ended';
    this.making = this.making.filter((making) => making.story !== story);
  }

  /** As the queue does: the oldest ticket first. */
  private async fillSlots(): Promise<void> {
    while (this.making.length < this.slots && this.tickets.length > 0) await this.take(this.tickets.shift()!);
    if (this.making.length < this.slots && this.waiting().length > 0)
      throw new Error('a slot is idle while somebody waits');
  }

  private async take(ticket: string): Promise<void> {
    const claim = await this.worker.claim(ticket);
    if (claim.kind === 'ended') return;
    if (claim.kind !== 'claimed') throw new Error(`a claim was ${claim.kind}`);
    const story = this.stories.find(({ id }) => id === claim.video.id)!;
    if (story.startedAt === null) this.begin(story);
    const { attempt } = claim.video;
    const making: Making = {
      story,
      ticket,
      attempt,
      startedAt: this.now,
      until: this.now + story.cost * shareMade(story, attempt),
    };
    this.making.push(making);
    this.plan(making.until, () => this.end(making));
  }

  private begin(story: Story): void {
    const waits = new Map(this.waiting().map(({ account }) => [account, this.waitNumbers.get(account) ?? 0]));
    this.takes.push({ story, waits });
    story.status = 'processing';
    story.startedAt = this.now;
    this.lastTaken.set(story.account, story.cost);
  }

  private async end(making: Making): Promise<void> {
    if (!this.making.includes(making)) return;
    this.making = this.making.filter((other) => other !== making);
    const { story, attempt } = making;
    const { diesAt, failsAt } = story.arrival;
    if (attempt === 1 && diesAt !== undefined) return this.die(making);
    story.status = 'ended';
    story.doneAt = failsAt === undefined ? this.now : null;
    const settled = await (failsAt === undefined
      ? this.worker.complete({ id: story.id, attempt })
      : this.worker.fail({ id: story.id, attempt }));
    if (!settled) throw new Error(`${story.id} could not be settled`);
  }

  /** Its ticket is delivered again, before those that came after it. */
  private die({ story, ticket }: Making): void {
    this.losses.push({ at: this.now, seconds: story.cost * (story.arrival.diesAt ?? 0) });
    this.tickets.push(ticket);
    this.tickets.sort((one, other) => this.ticketNames.indexOf(one) - this.ticketNames.indexOf(other));
  }
}

const shareMade = ({ arrival: { diesAt, failsAt } }: Story, attempt: number): number =>
  (attempt === 1 ? diesAt : undefined) ?? failsAt ?? 1;
