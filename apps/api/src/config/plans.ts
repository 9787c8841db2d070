import type { MODEL_IDS, RESOLUTIONS } from '@clipwright/core/models';
import type { Plan } from '@clipwright/core/videos';

/** What the studio, which is the dashboard's playground, may make on a plan. */
export interface StudioPlan {
  readonly models: readonly (typeof MODEL_IDS)[number][];
  /** The largest. */
  readonly resolution: (typeof RESOLUTIONS)[number];
  /** The longest video. */
  readonly seconds: number;
  /** Videos that wait or are in the making. */
  readonly at_once: number;
  /** Videos within 24 hours; null: as many as the window lets through. */
  readonly a_day: number | null;
  /**
   * How many times its making counts in fair turns: 1 stands beside calls with a key, more stands behind
   * them.
   */
  readonly weight: number;
}

/** What an account has on a plan. */
export interface PlanTerms extends StudioPlan {
  /** As people read it. */
  readonly name: string;
  /** As people read it; null: nothing is said. */
  readonly price: string | null;
  /** Whether its key may call the API. */
  readonly api_access: boolean;
  /** For the studio; null: as many as are asked for. */
  readonly credits_a_month: number | null;
  /** Whether credits that a month left over are kept for the next. */
  readonly credits_pile_up: boolean;
  /** How long a finished video is kept that ends on this plan; null: as long as the server keeps videos. */
  readonly retention_days: number | null;
}

/** Whoever has no other plan has this one, and on a plan that is not there its terms hold. */
export const FREE_PLAN: Plan = 'free';

const DAY_MS = 86_400_000;

/** The plans of this server. */
export class PlansConfig {
  private readonly known: ReadonlyMap<string, PlanTerms>;

  constructor(
    plans: Readonly<Record<string, PlanTerms>>,
    private readonly free: PlanTerms,
  ) {
    this.known = new Map(Object.entries(plans));
  }

  get ids(): readonly string[] {
    return [...this.known.keys()];
  }

  has(plan: Plan): boolean {
    return this.known.has(plan);
  }

  /** What holds on a plan; on one that is not there what holds on Free, without access, under its own id. */
  of(plan: Plan): PlanTerms {
    return this.known.get(plan) ?? { ...this.free, name: plan, price: null, api_access: false };
  }

  hasApiAccess(plan: Plan): boolean {
    return this.of(plan).api_access;
  }

  /** How long each plan keeps a finished video, milliseconds, as far as plans say so. */
  get keepMs(): Readonly<Record<string, number>> {
    const said = [...this.known].flatMap(([plan, { retention_days: days }]) =>
      days === null ? [] : [[plan, days * DAY_MS] as const],
    );
    return Object.fromEntries(said);
  }

  /** The plans with which a key may call the API, as they are offered. */
  get withAccess(): { readonly plan: Plan; readonly name: string; readonly price: string | null }[] {
    return [...this.known]
      .filter(([, terms]) => terms.api_access)
      .map(([plan, { name, price }]) => ({ plan, name, price }));
  }
}
