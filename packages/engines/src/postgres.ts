export { isDatabaseAway, isSerializationConflict } from './postgres/database-errors.js';
