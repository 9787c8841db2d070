export { OperatorGuard } from './operator.guard.js';
