export { BUDGET_DATA, BUDGET_ENDS } from './budget-data.js';
