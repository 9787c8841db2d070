import type { PaidState, Provider, Word } from './payment-event.js';

/** A word as it is kept. */
export interface KeptWord extends Word {
  readonly provider: Provider;
  readonly customer: string | null;
}

/** How an account stands by all that providers have said of it. */
export interface Standing {
  readonly provider: Provider;
  readonly subscription: string;
  readonly customer: string | null;
  readonly plan: string;
  readonly state: PaidState;
  readonly periodStart: Date;
  readonly periodEnd: Date | null;
  /** Null unless past due. */
  readonly graceUntil: Date | null;
}

/**
 * How much longer a plan holds that goes on: the word of its next period comes a moment after the last one
 * has ended, or a day after where this server was away. One that is canceled ends when it ends.
 */
export const RENEWAL_LEEWAY_MS = 86_400_000;

export interface StandingRules {
  /** Where a plan stands in the list of plans. */
  readonly rankOf: (plan: string) => number;
  readonly graceMs: number;
}

/**
 * Made of the last words alone, in whatever order they came: of several subscriptions that run, the one on
 * the plan that stands last in the list of plans holds. Null: no word grants or ends anything.
 */
export function standingOf(words: readonly KeptWord[], rules: StandingRules): Standing | null {
  const newest = newestOf(words);
  const all = subscriptionsIn(words).map((said) => ({
    ...said,
    periodEnd: holdsUntil(said),
    graceUntil: graceOf(said, { ...rules, isPaid: words.some((word) => pays(word, said)) }),
  }));
  const running = all.filter((one) => runsAt(one, newest)).filter(hasPlan);
  if (running.length > 0) return running.toSorted(byPlan(rules))[0] ?? null;
  const unclear = all.some((one) => runsAt(one, newest));
  const [last] = all.toSorted((one, other) => endOf(other) - endOf(one));
  return unclear || last === undefined ? null : ended(last);
}

/** The moment of the newest word. */
export const newestOf = (words: readonly KeptWord[]): Date =>
  new Date(Math.max(0, ...words.map(({ asOf }) => asOf.getTime())));

/**
 * Whether money may still be asked for one of the subscriptions, whatever the account has here. At Stripe one goes on
 * until its end is told; elsewhere it may have been a payment in one go, of whose end nobody tells.
 */
export const isBilled = (words: readonly KeptWord[], now: Date): boolean =>
  subscriptionsIn(words).some((said) => {
    if (said.state === 'ended') return false;
    const tellsItsEnd = said.state === 'past_due' || (said.state === 'active' && said.provider === 'stripe');
    return tellsItsEnd || (holdsUntil(said)?.getTime() ?? Number.POSITIVE_INFINITY) > now.getTime();
  });

type Said = KeptWord & Pick<Standing, 'graceUntil'>;

function subscriptionsIn(words: readonly KeptWord[]): KeptWord[] {
  const subscriptions = words.filter(({ about }) => about === 'subscription');
  const invoices = words.filter(({ about }) => about === 'invoice');
  const alone = invoices.filter((invoice) => !subscriptions.some((one) => isSame(one, invoice)));
  const told = subscriptions.map((one) =>
    together(
      one,
      invoices.find((invoice) => isSame(one, invoice)),
    ),
  );
  return [...told, ...alone];
}

const isSame = (one: KeptWord, other: KeptWord): boolean =>
  one.provider === other.provider && one.subscription === other.subscription;

/**
 * A subscription knows best how it stands. An invoice adds to it what happened later, in the same period or a
 * later one.
 */
function together(subscription: KeptWord, invoice: KeptWord | undefined): KeptWord {
  if (invoice === undefined || !addsTo(subscription, invoice)) return subscription;
  const plan = subscription.plan ?? invoice.plan;
  if (subscription.state === 'canceled' && invoice.state === 'active') return { ...subscription, plan };
  return { ...invoice, plan, customer: subscription.customer ?? invoice.customer };
}

const addsTo = ({ state, asOf, periodStart }: KeptWord, invoice: KeptWord): boolean =>
  state !== 'ended' && invoice.asOf > asOf && invoice.periodStart >= periodStart;

const holdsUntil = ({ state, periodEnd }: KeptWord): Date | null =>
  state === 'active' && periodEnd !== null ? new Date(periodEnd.getTime() + RENEWAL_LEEWAY_MS) : periodEnd;

/** Whether a word is that the present period of a subscription is paid. */
const pays = (word: KeptWord, said: KeptWord): boolean =>
  word.about === 'invoice' &&
  word.state === 'active' &&
  isSame(word, said) &&
  +word.periodStart === +said.periodStart;

/**
 * Counted from the beginning of the period that is not paid, however often payment is tried. What is owed for
 * something else, in the middle of a period that is paid, takes nothing of that.
 */
function graceOf(
  { state, periodStart, periodEnd }: KeptWord,
  { graceMs, isPaid }: StandingRules & { readonly isPaid: boolean },
): Date | null {
  if (state !== 'past_due') return null;
  const paidUntil = isPaid && periodEnd !== null ? periodEnd.getTime() : 0;
  return new Date(Math.max(periodStart.getTime() + graceMs, paidUntil));
}

const endOf = ({ periodEnd, graceUntil }: Said): number =>
  (graceUntil ?? periodEnd)?.getTime() ?? Number.POSITIVE_INFINITY;

/** By the newest word and not by a clock: the same words say the same at any time. */
const runsAt = (said: Said, moment: Date): boolean => said.state !== 'ended' && endOf(said) > +moment;

const hasPlan = (said: Said): said is Said & Standing => said.plan !== null;

const byPlan =
  ({ rankOf }: StandingRules) =>
  (one: Standing, other: Standing): number =>
    rankOf(other.plan) - rankOf(one.plan) ||
    +other.periodStart - +one.periodStart ||
    (one.subscription < other.subscription ? -1 : 1);

export const FREE = 'free';

const ended = (said: Said): Standing => ({
  ...said,
  state: 'ended',
  graceUntil: null,
  plan: said.plan ?? FREE,
});
