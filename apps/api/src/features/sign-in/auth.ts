import type { Plan } from '@clipwright/core/videos';

/** Languages that people choose among. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The browser that calls: its cookies, its name, and its address. */
export interface Browser {
  readonly cookie: string;
  readonly agent: string;
  readonly address: string;
}

/** A session that holds, and cookies to hand back where it was prolonged. */
export interface FoundSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly startedAt: Date;
  readonly cookies: readonly string[];
}

/** Cookies for the browser, when it worked. */
export interface SignedCookies {
  readonly accountId: string;
  readonly cookies: readonly string[];
}

/** Somebody who signs up, and how the account is to stand from its first moment on. */
export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly plan: Plan;
  readonly operator: boolean;
  readonly approval: 'approved' | 'waiting';
  readonly mustVerify: boolean;
  readonly joined: 'sign-up' | 'invitation';
  readonly joinedFrom: string;
  /** That their browser speaks; undefined: it did not say. */
  readonly language?: Language | undefined;
}

/** Sessions and passwords, in our words. */
export abstract class Auth {
  /** Null when the e-mail address is taken. */
  abstract signUp(person: NewPerson, browser: Browser): Promise<SignedCookies | null>;

  /** Null for an unknown address and for a wrong password alike; both take as long. */
  abstract signIn(
    person: { email: string; password: string },
    browser: Browser,
  ): Promise<SignedCookies | null>;

  /** Whose session a browser has; null without one. */
  abstract session(browser: Browser): Promise<FoundSession | null>;

  /** Cookies that end the session in the browser; on the server it is gone. */
  abstract signOut(browser: Browser): Promise<readonly string[]>;

  /** Ends every other session. Null when the current password is wrong. */
  abstract changePassword(
    change: { currentPassword: string; newPassword: string },
    browser: Browser,
  ): Promise<readonly string[] | null>;

  /** Mails a link, if there is such an account; tells nobody whether there is. */
  abstract askForReset(email: string): Promise<void>;

  /** The token of a link that sets the password of an account once, for an hour, and is mailed to nobody. */
  abstract makeReset(accountId: string): Promise<{ token: string; expiresAt: Date }>;

  /**
   * The id of the account whose password was set; null for a link that is used up or too old. Ends every
   * session of the account.
   */
  abstract resetPassword(token: string, newPassword: string): Promise<string | null>;

  /** Sets a password without asking for the old one. */
  abstract setPassword(accountId: string, password: string): Promise<void>;

  /** Links that would still reset the password of an account work no longer. */
  abstract forgetResets(accountId: string): Promise<void>;
}
