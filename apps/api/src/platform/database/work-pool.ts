import type { DataSource } from 'typeorm';
import type { Pool } from './connections.js';

/** The pool of an initialised data source, which is TypeORM's to open and to end. */
export const workPool = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;

/** Whether we end it: of connections that it loses then nobody needs to hear. */
export const isEnding = (source: DataSource): boolean => source.isInitialized && workPool(source).ending;
