export { ChangePlan, LONGEST_REASON, type PlanWish } from './change-plan/change-plan.service.js';
