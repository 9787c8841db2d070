import type { AuditRow } from '@clipwright/core/dashboard';
import { countOf, longDateOf } from '../words.js';

type Details = AuditRow['details'];

/** What follows who did it: "gave mara@example.com the plan pro, because …". */
type Sentence = (whom: string, details: Details) => string;

const textIn = (details: Details, name: string): string => {
  const value = details[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const because = (details: Details): string => {
  const reason = textIn(details, 'reason');
  return reason === '' ? '' : `: “${reason}”`;
};

const creditsIn = (details: Details): string => countOf(Number(details['credits'] ?? 0), 'credit');

const until = (details: Details): string => {
  const end = textIn(details, 'period_end');
  return end === '' ? '' : ` until ${longDateOf(end)}`;
};

const videoIn = (details: Details): string => textIn(details, 'video_id');

const placeIn = (details: Details): string =>
  `${textIn(details, 'engine')} ${textIn(details, 'replica')}`.trim();

/** What of an account is changed, by the field that is. */
const CHANGES: readonly (readonly [field: string, value: unknown, said: (whom: string) => string])[] = [
  ['active', true, (whom) => `activated ${whom}`],
  ['active', false, (whom) => `deactivated ${whom}`],
  ['operator', true, (whom) => `made ${whom} an operator`],
  ['operator', false, (whom) => `made ${whom} an operator no longer`],
  ['approval', 'approved', (whom) => `approved ${whom}`],
  ['approval', 'refused', (whom) => `refused ${whom}`],
  ['mustVerify', false, (whom) => `vouched for the address of ${whom}`],
];

const changeOf: Sentence = (whom, details) =>
  CHANGES.find(([field, value]) => details[field] === value)?.[2](whom) ?? `changed ${whom}`;

const ceilings: Sentence = (whom, details) => {
  const set = ['videos', 'seconds', 'credits']
    .filter((unit) => unit in details)
    .map((unit) => (details[unit] === null ? `no ceiling for ${unit}` : `${textIn(details, unit)} ${unit}`));
  return `set the monthly ceilings of ${whom} to ${set.join(', ')}`;
};

const PLAN_STATES: Readonly<Record<string, string>> = {
  past_due: ', which is past due',
  canceled: ', which is canceled',
  ended: ', which has ended',
};

const planOf: Sentence = (whom, details) =>
  `gave ${whom} the plan ${textIn(details, 'plan')}${PLAN_STATES[textIn(details, 'state')] ?? ''}${until(details)}, ` +
  `after ${textIn(details, 'was')}${because(details)}`;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  'signed-up': () => 'signed up',
  'signed-in': () => 'signed in',
  'sign-in-failed': () => 'could not sign in: wrong password or address',
  'signed-out': () => 'signed out',
  'session.ended': (whom, details) =>
    details['sessions'] === 'all' ? `signed ${whom} out of every browser` : `ended a session of ${whom}`,
  'password.changed': () => 'changed the password',
  'password.reset-asked': () => 'asked for a link to set a new password',
  'password.reset': (whom) => `set a new password${whom === '' ? '' : ` for ${whom}`}`,
  'password.reset-link': (whom) => `made a link that sets the password of ${whom}`,
  'email.proved': () => 'proved their e-mail address',
  'key.made': (whom) => `made a new API key for ${whom}`,
  'access.granted': (_, details) =>
    `gave “${textIn(details, 'name')}” access to: ${textIn(details, 'tools')}`,
  'access.revoked': (_, details) => `took the access of “${textIn(details, 'name')}” back`,
  'account.made': (whom, details) => `made the account ${whom} on the plan ${textIn(details, 'plan')}`,
  'account.changed': changeOf,
  'account.taken-over': (whom) => `took the account ${whom} from whoever had signed up with it`,
  'account.deletion-asked': (whom) => `asked for the end of the account ${whom}`,
  'account.deleted': (whom) => `deleted an account and all that it had, now ${whom}`,
  'account.exported': (whom) => `took a copy of all data of ${whom}`,
  'subscription.changed': planOf,
  'invitation.made': (_, details) => `made an invitation to the plan ${textIn(details, 'plan')}`,
  'invitation.revoked': () => 'took an invitation back',
  'credits.granted': (whom, details) => `gave ${whom} ${creditsIn(details)}${because(details)}`,
  'credits.corrected': (whom, details) =>
    `corrected the credits of ${whom} by ${creditsIn(details)}${because(details)}`,
  'credits.repaired': () => 'put the ledger of credits right',
  'budget.set': ceilings,
  'slot.released': (_, details) =>
    `gave back the slot of ${videoIn(details)} at ${textIn(details, 'engine')} ${textIn(details, 'replica')}`,
  'queue.paused': () => 'paused the queue',
  'queue.resumed': () => 'let the queue go on',
  'worker.drained': (_, details) => `drained the worker ${textIn(details, 'worker')}`,
  'worker.resumed': (_, details) => `let the worker ${textIn(details, 'worker')} take work again`,
  'replica.drained': (_, details) => `drained ${placeIn(details)}`,
  'replica.resumed': (_, details) => `let ${placeIn(details)} take work again`,
  'engine.tried': (_, details) => `tried ${placeIn(details)} with the clip ${videoIn(details)}`,
  'video.moved-up': (whom, details) => `moved the video ${videoIn(details)} of ${whom} to the front`,
  'video.made-again': (whom, details) =>
    `had the failed video ${videoIn(details)} of ${whom} made again, as ${textIn(details, 'made')}`,
  'video.deleted': (whom, details) =>
    `${details['status'] === 'canceled' ? 'canceled' : 'deleted'} the video ${videoIn(details)} of ${whom}`,
  'video.restored': (whom, details) => `took the video ${videoIn(details)} of ${whom} out of the trash`,
  'video.damaged': (_, details) => `found the file of ${videoIn(details)} damaged`,
  'video.shared': (_, details) => `made a link to the video ${videoIn(details)}`,
  'video.unshared': (_, details) => `took the link to the video ${videoIn(details)} back`,
  'payment.not-applied': () => 'sent an event that was not applied: see Payments',
  'audit.left-out': (_, details) =>
    `caused ${textIn(details, 'left_out')} more of “${textIn(details, 'action')}” than are written down`,
  'operator.refused': (_, details) => `was refused ${textIn(details, 'call')}, which operators alone may do`,
};

/** Everything that can be asked for by its name. */
export const AUDIT_ACTIONS: readonly string[] = Object.keys(SENTENCES).toSorted();

/** What happened, in a sentence without its subject; what is new to these pages by its name. */
export function saidOf({ action, actor, subject, details }: AuditRow): string {
  const sentence = SENTENCES[action];
  const whom = subject === actor ? 'their own account' : (subject ?? '');
  return sentence === undefined ? `${action} ${whom}`.trim() : sentence(whom, details);
}

/** The kinds that the log is filtered by. */
export const AUDIT_KINDS = [
  ['', 'All'],
  ['accounts', 'Accounts'],
  ['access', 'Access'],
  ['plans', 'Plans'],
  ['credits', 'Credits'],
  ['videos', 'Videos'],
  ['work', 'Work'],
] as const;
