import { wireSchemas } from '@clipwright/core/videos';

/**
 * The schemas that the document names. One of them in a route becomes a reference, so there is one of
 * each.
 */
export const SCHEMAS = wireSchemas();
