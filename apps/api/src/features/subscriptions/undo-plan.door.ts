export { UndoPlan, undoableBy } from './undo-plan/undo-plan.service.js';
