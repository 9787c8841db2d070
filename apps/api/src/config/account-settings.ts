import { z } from 'zod';
import { number, oneOf, type Setting, text, url } from './setting-kinds.js';

/** How people sign up and in, and the mail that they get. */
export const ACCOUNT_SETTINGS = {
  signUp: {
    name: 'SIGN_UP',
    default: 'open on loopback, else approval',
    takes: 'closed, approval or open',
    description:
      'Who may make an account in the dashboard. approval: everybody, and an operator lets each make videos, or not. closed: nobody without an invitation. A new account starts on the plan Free.',
    schema: oneOf('closed', 'approval', 'open').optional(),
  },
  invitationHours: {
    name: 'INVITATION_HOURS',
    ...number(1, 8_760, 72),
    description:
      'How long a link works that invites somebody, or that is printed while there is no operator, hours. It works once.',
  },
  verificationMailsPerHour: {
    name: 'VERIFICATION_MAILS_PER_HOUR',
    ...number(1, 1_000, 5),
    description:
      'Mails within an hour that ask one account to prove its e-mail address; past it, asking for another gets a 429. Where SMTP_URL is set, who signs up makes no videos before that.',
  },
  plansFile: {
    name: 'PLANS_FILE',
    default: 'the shipped plans: Free, Basic, Pro and API',
    takes: 'a JSON file, or JSON that starts with {, like {"free": {"seconds": 8, "a_day": 50}}',
    description:
      'What is to differ from the shipped plans, and plans of your own: name, price, API access, credits a month, what the playground may make (see guide/plans).',
    schema: text.optional(),
  },
  sessionSecret: {
    name: 'SESSION_SECRET',
    default: 'made at the first start and kept in the database',
    takes: 'at least 32 characters',
    description:
      'Signs the cookies of the dashboard. The same on every replica; changing it signs everybody out.',
    secret: true,
    schema: z.string().min(32, 'at least 32 characters').optional(),
  },
  signInAttempts: {
    name: 'SIGN_IN_ATTEMPTS',
    ...number(1, 10_000, 5),
    description:
      'Failed sign-ins to one account from one address within 15 minutes before further ones get a 429; an IPv6 address counts by its /64. A browser that signed in to the account before has as many of its own.',
  },
  signInAttemptsPerAddress: {
    name: 'SIGN_IN_ATTEMPTS_PER_ADDRESS',
    ...number(1, 1_000_000, 100),
    description:
      'Failed sign-ins, and sign-ups, from one address within an hour before further ones get a 429; an IPv6 address counts by its /64.',
  },
  signInAttemptsPerAccount: {
    name: 'SIGN_IN_ATTEMPTS_PER_ACCOUNT',
    ...number(1, 1_000_000, 50),
    description:
      'Failed sign-ins to one account from anywhere within an hour before further ones get a 429. Browsers that signed in to it before, or set its password by a mailed link, are not held up.',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    default: 'none: passwords are reset on the command line',
    takes: 'an smtp:// or smtps:// URL',
    description:
      'Mail server for the links that prove an e-mail address or reset a password, and for word of a new API key, with user and password in the URL where it wants them.',
    secret: true,
    schema: url('smtp:', 'smtps:').optional(),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    default: 'clipwright@ the host of PUBLIC_URL',
    takes: 'an e-mail address',
    description: 'Who the mails come from.',
    schema: text.optional(),
  },
} as const satisfies Record<string, Setting>;
