import { table } from './markdown-table.mjs';

/** Groups in the order of the page, each with the names of its settings. The first that takes a name has it. */
const GROUPS = [
  ['Where it lives, and what it does', /^CLIPWRIGHT_/],
  ['Address, TLS and proxies', /^(HOST|PORT|PUBLIC_URL|HTTPS|TLS_|TRUSTED_PROXIES)/],
  ['Database', /^DATABASE_/],
  ['Keys and the window', /^(API_KEY_PREFIX|RATE_|AUTH_FAILURES)/],
  [
    'Calls, workers and the queue',
    /^(SYNC_WAIT|GENERATION_|SHUTDOWN_|WORKER_|ACCOUNT_AT_ONCE|QUEUE_|FALLBACK_)/,
  ],
  ['Images of users', /^(FETCH|DECODE|REFUSED_FETCHES|PLANS_PER_HOUR|ALLOW)/],
  ['Files and pictures', /^(STORAGE_|MEDIA_|DISK_|BACKUP_|PROMPT_IN_METADATA|POSTERS)/],
  ['What is kept, and for how long', /^(.*RETENTION|SWEEP_|SCRUB_|AUDIT_|EXPORTS_)/],
  ['Connections and bodies', /^(CONNECTIONS_|DOWNLOAD_|BODY_|LOOP_)/],
  ['Dashboard, accounts and mail', /^(SIGN_|SESSION_|INVITATION_|VERIFICATION_|SMTP_|MAIL_)/],
  ['Plans and payments', /^(PLANS_FILE|STRIPE_|PAYMENT|BILLING_)/],
  ['Programs written for OpenAI', /^OPENAI_/],
  ['Moderation', /^MODERATION_/],
  ['Logs, metrics and traces', /^(METRICS_|LOG_|OTEL_|OTLP_|TRAC)/],
  ['Others', /./],
];

/** The page of all settings, as lines of Markdown. Each setting has an anchor: its name in small letters. */
export function settingsPage(settings, notice) {
  const groupOf = ({ name }) => GROUPS.find(([, names]) => names.test(name))[0];
  const byGroup = Map.groupBy(settings, groupOf);
  const present = GROUPS.flatMap(([title]) => (byGroup.has(title) ? [[title, byGroup.get(title)]] : []));
  return [
    '# Settings',
    notice,
    'Every setting is an environment variable. All of them are read once, before anything starts; a start with wrong ones stops and names every wrong one.',
    present.map(([title]) => `- [${title}](#${anchorOf(title)})`).join('\n'),
    ...present.flatMap(([title, group]) => [
      `## ${title}`,
      table(['Setting', 'Default', 'Takes', 'What it does'], group.map(row)),
    ]),
  ];
}

const anchorOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

const row = (setting) => [
  `\`${setting.name}\``,
  setting.default,
  setting.takes,
  `<a id="${setting.name.toLowerCase()}"></a>${setting.description}${setting.secret ? ' Secret: never shown or logged.' : ''}`,
];
