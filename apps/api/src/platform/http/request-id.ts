import { randomUUID } from 'node:crypto';

/** Names one request in answers and logs: `req_` and a UUID. */
export const newRequestId = (): string => `req_${randomUUID()}`;
