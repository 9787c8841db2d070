import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import type { Kysely } from 'kysely';
import { hashSessionTokens } from './hash-session-tokens.js';
import { hashPassword, verifyPassword } from './password-hash.js';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rule.js';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Signed out after this long without a visit. */
const IDLE_SECONDS = 7 * DAY_SECONDS;
export const RESET_LINK_SECONDS = HOUR_SECONDS;

/** Our own header, never a client's: the address as the proxy settings allow us to believe it. */
export const ADDRESS_HEADER = 'x-clipwright-client';

/** What the sign-in library is made from. */
export interface AuthParts {
  readonly database: Kysely<Record<string, unknown>>;
  readonly secret: string;
  /** Whether cookies may be held to TLS. */
  readonly secure: boolean;
  /** Sends the token of a link that resets a password. */
  sendReset(email: string, token: string): Promise<void>;
}

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;

const newId = ({ model }: { model: string }): string => {
  const id = createBase62Id({ length: 22, randomBytes });
  return model === 'user' || model === 'accounts' ? `acc_${id}` : id;
};

/** better-auth on our tables. Only its functions are called; none of its routes is reachable. */
export function createAuthLibrary(parts: AuthParts) {
  return betterAuth({
    baseURL: 'http://localhost',
    secret: parts.secret,
    database: (options: BetterAuthOptions) =>
      hashSessionTokens(kyselyAdapter(parts.database, { type: 'postgres', transaction: true })(options)),
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: USER_TABLE,
    session: { ...SESSION_TABLE, expiresIn: IDLE_SECONDS, updateAge: HOUR_SECONDS },
    account: CREDENTIAL_TABLE,
    verification: { ...VERIFICATION_TABLE, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: 2 * LONGEST_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      sendResetPassword: ({ user, token }) => parts.sendReset(user.email, token),
    },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: sessionCookie(parts.secure) },
      database: { generateId: newId },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

/**
 * `__Host-` ties the cookie to this host, this path and TLS; without TLS, on loopback, browsers would refuse
 * it.
 */
const sessionCookie = (secure: boolean) => ({
  name: secure ? '__Host-clipwright' : 'clipwright',
  attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
});

/**
 * The further columns are written with the row itself: no account stands better for a moment than it should.
 * Only our code fills them in.
 */
const USER_TABLE = {
  modelName: 'accounts',
  fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  additionalFields: {
    plan: { type: 'string', required: true },
    operator: { type: 'boolean', required: true },
    approval: { type: 'string', required: true },
    mustVerify: { type: 'boolean', required: true, fieldName: 'must_verify' },
    joined: { type: 'string', required: true },
    language: { type: 'string', required: false },
    joinedFrom: { type: 'string', required: true, fieldName: 'joined_from' },
  },
} as const;

const SESSION_TABLE = {
  modelName: 'sessions',
  fields: {
    userId: 'account_id',
    expiresAt: 'expires_at',
    ipAddress: 'address',
    userAgent: 'agent',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
};

const CREDENTIAL_TABLE = {
  modelName: 'credentials',
  fields: {
    userId: 'account_id',
    providerId: 'provider_id',
    accountId: 'provider_account_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
};

const VERIFICATION_TABLE = {
  modelName: 'verifications',
  fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
};
