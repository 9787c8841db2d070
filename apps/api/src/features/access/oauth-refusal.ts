/** The errors of RFC 6749 and 7591 that we answer. */
export type OauthFault =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'slow_down';

/** Refuses an app, in the words of OAuth. */
export class OauthRefusal extends Error {
  constructor(
    readonly fault: OauthFault,
    message: string,
  ) {
    super(message);
    this.name = 'OauthRefusal';
  }
}
