export { UndoPlan } from './undo-plan/undo-plan.service.js';
