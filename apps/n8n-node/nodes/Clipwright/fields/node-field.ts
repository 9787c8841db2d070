import { REQUEST_FIELDS, type RequestField } from '@clipwright/core/fields';

/** A field of a request that the node shows. */
export type NodeField = RequestField & Required<Pick<RequestField, 'n8n'>>;

const isShown = (entry: [string, RequestField]): entry is [string, NodeField] => entry[1].n8n !== undefined;

/** The fields that the node shows, by their names on the wire. */
export const OPTIONAL_FIELDS: readonly [string, NodeField][] =
  Object.entries<RequestField>(REQUEST_FIELDS).filter(isShown);

/** What the node calls a field of the wire: aspectRatio for aspect_ratio. */
export const nodeName = (field: string): string =>
  field.replace(/_./g, (start) => start.slice(1).toUpperCase());
