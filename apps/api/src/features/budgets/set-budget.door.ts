export { CEILINGS, type Ceilings } from './budget.js';
export { wireBudget } from './budget-wire.js';
export { SetBudget } from './set-budget/set-budget.service.js';
