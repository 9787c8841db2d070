/** A program that may ask people for a grant. Nobody vouches for its name. */
export interface OauthApp {
  readonly id: string;
  readonly name: string;
  /** Where it may be answered: exactly there. */
  readonly redirectUris: readonly string[];
}

/** What somebody said yes to, until the app takes its tokens. */
export interface OauthConsent {
  readonly appId: string;
  readonly accountId: string;
  readonly redirectUri: string;
  /** SHA-256 of what the app alone knows, base64url (RFC 7636). */
  readonly challenge: string;
  readonly tools: readonly string[];
}
