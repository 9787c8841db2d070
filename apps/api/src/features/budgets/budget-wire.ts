import type { KeyBudget } from '@clipwright/core/dashboard';
import { type Budget, type BudgetUnit } from './budget.js';
import type { ReadBudget } from './set-budget/set-budget.service.js';

/** Ceilings and use of a key as pages are told them; null: no ceiling. */
export function wireBudget({ budgets, used }: ReadBudget): KeyBudget {
  const of = (unit: BudgetUnit) => ({ used: used[unit], ...ceilingsOf(budgets, unit) });
  return { videos: of('videos'), seconds: of('seconds'), credits: of('credits') };
}

function ceilingsOf(budgets: readonly Budget[], wanted: BudgetUnit) {
  const budget = budgets.find(({ unit }) => unit === wanted);
  return { ceiling: budget?.own ?? null, operator_ceiling: budget?.byOperator ?? null };
}
