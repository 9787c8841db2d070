import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Person } from '../../dashboard/support/person.js';
import { TOOLS } from './chat.js';

export const REDIRECT = 'http://127.0.0.1:8123/callback';

/** What a chat keeps of a server, in memory; whoever it sends to a browser is `owner`. */
export class ChatMemory implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = { client_name: 'A chat', redirect_uris: [REDIRECT] };
  app: OAuthClientInformationMixed | undefined;
  kept: OAuthTokens | undefined;
  verifier = '';
  /** Where the owner was sent last. */
  sentTo: URL | null = null;

  state(): string {
    return 'a state of the chat';
  }

  clientInformation(): OAuthClientInformationMixed | undefined {
    return this.app;
  }

  saveClientInformation(app: OAuthClientInformationMixed): void {
    this.app = app;
  }

  tokens(): OAuthTokens | undefined {
    return this.kept;
  }

  saveTokens(tokens: OAuthTokens): void {
    this.kept = tokens;
  }

  /** Tokens that are refused are of no use to anybody. */
  invalidateCredentials(what: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void {
    if (what === 'tokens' || what === 'all') this.kept = undefined;
  }

  redirectToAuthorization(url: URL): void {
    this.sentTo = url;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  codeVerifier(): string {
    return this.verifier;
  }
}

export const askedBy = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

/** Says yes, as the page at the app's address does, and gives where the browser is sent then. */
export async function sayYes(owner: Person, asked: Record<string, string>, tools = TOOLS): Promise<URL> {
  const { go_to: to } = await owner.tell<{ go_to: string }>({
    path: '/dashboard/access/requests/allow',
    body: { asked, tools },
  });
  return new URL(to);
}
