export { actionsOf, isAction } from './audit-kinds.js';
