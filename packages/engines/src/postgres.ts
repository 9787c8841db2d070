export { isDatabaseAway, isSerializationConflict } from './postgres/database-errors.js';
export { MAKER_TABLES } from './postgres/maker-tables.js';
export { PostgresStore, type Query } from './postgres/postgres-store.js';
