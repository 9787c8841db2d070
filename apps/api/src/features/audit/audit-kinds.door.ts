export { actionsOf } from './audit-kinds.js';
