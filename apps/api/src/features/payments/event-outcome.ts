/** What became of an event. */
export type Outcome = keyof typeof OUTCOMES;

interface OutcomeFacts {
  /** Whether somebody has to do something about it. */
  readonly needsOperator: boolean;
  /** For whoever runs the server; `detail` is what the event named. */
  readonly sentence: (detail: string) => string;
}

/** Every outcome, and what whoever runs the server is told of it. */
export const OUTCOMES = {
  applied: { needsOperator: false, sentence: () => 'Plan and period are set.' },
  stale: {
    needsOperator: false,
    sentence: () => 'Something newer was known already, so it changed nothing.',
  },
  learned: { needsOperator: false, sentence: () => 'It says whose customer this is, and nothing else.' },
  nothing: { needsOperator: false, sentence: () => 'It says nothing that changes a plan.' },
  unknown_kind: { needsOperator: false, sentence: () => 'Events of this kind change nothing here.' },
  unknown_account: {
    needsOperator: true,
    sentence: (detail) =>
      detail === ''
        ? 'It names no account, and nobody has said whose this customer is. It is applied by itself as soon as an event says so.'
        : `It names the account ${detail}, and there is none.`,
  },
  unknown_price: {
    needsOperator: true,
    sentence: (detail) =>
      `Nothing was granted: STRIPE_PRICES has no plan for ${detail}. Add it, restart, and run "clipwright payments replay".`,
  },
  unknown_plan: {
    needsOperator: true,
    sentence: (detail) => `Nothing was granted: there is no plan called ${detail}.`,
  },
  customer_conflict: {
    needsOperator: true,
    sentence: (detail) =>
      `Nothing was changed: this customer belongs to the account ${detail}, and the event names another. Give each account a customer of its own at the provider.`,
  },
  unreadable: {
    needsOperator: true,
    sentence: (detail) => `Nothing was changed: it is not of a form that is known here (${detail}).`,
  },
} as const satisfies Record<string, OutcomeFacts>;

export const sentenceOf = (outcome: Outcome, detail: string): string => OUTCOMES[outcome].sentence(detail);

export const needsOperator = (outcome: Outcome): boolean => OUTCOMES[outcome].needsOperator;

/** Those that somebody has to do something about. */
export const UNDONE = (Object.keys(OUTCOMES) as Outcome[]).filter(needsOperator);
