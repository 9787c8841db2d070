import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import { isAPIError } from 'better-auth/api';
import type { Auth, Browser, FoundSession, NewPerson, SignedCookies } from './auth.js';
import { ADDRESS_HEADER, type AuthLibrary, RESET_LINK_SECONDS } from './auth-library.js';

interface Answered<Body> {
  readonly headers: Headers;
  readonly response: Body;
}

/** Browsers send more; this much tells them apart. */
const LONGEST_AGENT = 300;

const RESET_TOKEN_LENGTH = 40;

const headersOf = ({ cookie, agent, address }: Browser): Headers =>
  new Headers({ cookie, 'user-agent': agent.slice(0, LONGEST_AGENT), [ADDRESS_HEADER]: address });

const cookiesOf = ({ headers }: Answered<unknown>): string[] => headers.getSetCookie();

/** What the library refuses is a value here: null. */
async function unlessRefused<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
}

/** Sessions and passwords as the sign-in library keeps them. */
export class LibraryAuth implements Auth {
  constructor(private readonly library: AuthLibrary) {}

  async signUp(person: NewPerson, browser: Browser): Promise<SignedCookies | null> {
    const body = { ...person, name: '' };
    const answer = await unlessRefused(
      this.library.api.signUpEmail({ body, headers: headersOf(browser), returnHeaders: true }),
    );
    return answer === null ? null : { accountId: answer.response.user.id, cookies: cookiesOf(answer) };
  }

  async signIn(person: { email: string; password: string }, browser: Browser): Promise<SignedCookies | null> {
    const answer = await unlessRefused(
      this.library.api.signInEmail({ body: person, headers: headersOf(browser), returnHeaders: true }),
    );
    return answer === null ? null : { accountId: answer.response.user.id, cookies: cookiesOf(answer) };
  }

  async session(browser: Browser): Promise<FoundSession | null> {
    if (browser.cookie === '') return null;
    const answer = await unlessRefused(
      this.library.api.getSession({ headers: headersOf(browser), returnHeaders: true }),
    );
    if (answer?.response == null) return null;
    const { session } = answer.response;
    return {
      sessionId: session.id,
      accountId: session.userId,
      startedAt: session.createdAt,
      cookies: cookiesOf(answer),
    };
  }

  async signOut(browser: Browser): Promise<readonly string[]> {
    const answer = await unlessRefused(
      this.library.api.signOut({ headers: headersOf(browser), returnHeaders: true }),
    );
    return answer === null ? [] : cookiesOf(answer);
  }

  async changePassword(
    change: { currentPassword: string; newPassword: string },
    browser: Browser,
  ): Promise<readonly string[] | null> {
    const body = { ...change, revokeOtherSessions: true };
    const answer = await unlessRefused(
      this.library.api.changePassword({ body, headers: headersOf(browser), returnHeaders: true }),
    );
    return answer === null ? null : cookiesOf(answer);
  }

  async askForReset(email: string): Promise<void> {
    await unlessRefused(this.library.api.requestPasswordReset({ body: { email } }));
  }

  async makeReset(accountId: string): Promise<{ token: string; expiresAt: Date }> {
    const { internalAdapter } = await this.library.$context;
    const token = createBase62Id({ length: RESET_TOKEN_LENGTH, randomBytes });
    const expiresAt = new Date(Date.now() + RESET_LINK_SECONDS * 1_000);
    const identifier = `reset-password:${token}`;
    await internalAdapter.createVerificationValue({ identifier, value: accountId, expiresAt });
    return { token, expiresAt };
  }

  async resetPassword(token: string, newPassword: string): Promise<string | null> {
    const { internalAdapter } = await this.library.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    if (link === null) return null;
    const answer = await unlessRefused(this.library.api.resetPassword({ body: { token, newPassword } }));
    return answer === null ? null : link.value;
  }

  async setPassword(accountId: string, password: string): Promise<void> {
    const { internalAdapter, password: hasher } = await this.library.$context;
    const hash = await hasher.hash(password);
    const known = await internalAdapter.findCredentialAccount(accountId);
    if (known == null)
      await internalAdapter.createAccount({
        userId: accountId,
        providerId: 'credential',
        accountId,
        password: hash,
      });
    else await internalAdapter.updatePassword(accountId, hash);
  }

  async forgetResets(accountId: string): Promise<void> {
    const { adapter } = await this.library.$context;
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: accountId }] });
  }
}
