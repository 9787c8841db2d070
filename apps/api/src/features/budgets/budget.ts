import { z } from 'zod';

export const BUDGET_UNITS = ['videos', 'seconds', 'credits'] as const;
/** What a ceiling counts: videos, seconds of video, or credits. */
export type BudgetUnit = (typeof BUDGET_UNITS)[number];

const MOST = 1_000_000_000;
const CEILING = z.int().min(0).max(MOST).nullable().optional();

/** New ceilings; null takes one away, and what is not named stays. */
export const CEILINGS = z
  .strictObject({ videos: CEILING, seconds: CEILING, credits: CEILING })
  .refine((sent) => Object.keys(sent).length > 0, 'name videos, seconds or credits');
export type Ceilings = z.infer<typeof CEILINGS>;

/** What a key took in this month, or what one video takes. */
export type KeyUse = Readonly<Record<BudgetUnit, number>>;

/** Who sets a ceiling: the account for its own key, or an operator, whose word the account can't lift. */
export type BudgetSetter = 'account' | 'operator';

/** The ceilings of a unit; at least one is there. */
export interface Budget {
  readonly unit: BudgetUnit;
  /** What holds: the lower one. */
  readonly ceiling: number;
  readonly own: number | null;
  readonly byOperator: number | null;
  /** Whether the account was told in this month that most of it is used. */
  readonly told: boolean;
}

const MOST_OF_IT = 0.8;

/** The first ceiling that a use would go past. */
export const passed = (budgets: readonly Budget[], use: KeyUse): Budget | undefined =>
  budgets.find(({ unit, ceiling }) => use[unit] > ceiling);

/** Ceilings of which most is used, and nobody was told yet. */
export const nearlyUsed = (budgets: readonly Budget[], use: KeyUse): Budget[] =>
  budgets.filter(({ unit, ceiling, told }) => !told && use[unit] >= ceiling * MOST_OF_IT);

const ONES: Readonly<Record<BudgetUnit, string>> = { videos: 'video', seconds: 'second', credits: 'credit' };

/** "1 video", "40 credits" */
export const countText = (count: number, unit: BudgetUnit): string =>
  `${count} ${count === 1 ? ONES[unit] : unit}`;
