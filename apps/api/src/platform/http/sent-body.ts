/** The bytes of a body, unjudged: its JSON, and the image that came beside it, if one did. */
export interface SentBody {
  /** Null where a form came without it. */
  readonly json: Uint8Array | null;
  readonly upload: Uint8Array | null;
  /** To be called when its bytes are no longer held. */
  readonly release: () => void;
}
