/** Anything that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/**
 * A remote engine's own reference to work it has begun, as plain JSON. `starting` is saved before the call
 * that may bill, `started` with the remote reference right after it.
 */
export type Operation =
  | { readonly phase: 'starting' }
  | { readonly phase: 'started'; readonly reference: { readonly [name: string]: JsonValue } };
