/** Whose each table, view and function of the database is: a folder of `apps/api/src`. */
export const OWNERS: Readonly<Record<string, readonly string[]>> = {
  'features/access': ['access_grants', 'oauth_apps', 'oauth_codes'],
  'features/account-end': ['account_deletions'],
  'features/accounts': ['accounts', 'known_accounts'],
  'features/api-keys': ['api_keys', 'api_key_uses', 'api_key_access'],
  'features/audit': ['audit_entries', 'audit_tallies', 'record_audit'],
  'features/budgets': ['key_budgets', 'key_uses'],
  'features/dashboard': ['tell_video', 'tell_change', 'tell_trash'],
  'features/credits': ['credit_entries', 'credit_postings', 'credit_purses', 'name_credit_purse'],
  'features/engine-replicas': ['engine_replicas'],
  'features/payments': ['payment_events', 'payment_customers', 'payment_words', 'payment_accounts'],
  'features/shares': ['video_shares'],
  'features/sign-in': ['sessions', 'credentials', 'verifications', 'one_time_links', 'server_secrets'],
  'features/studio': ['studio_uses'],
  'features/subscriptions': ['subscriptions', 'current_plans', 'begin_subscription'],
  'features/videos': [
    ...['videos', 'idempotency_keys', 'storage_holds', 'storage_use', 'count_storage_hold'],
    ...['video_states', 'video_credits', 'video_places', 'left_operations', 'leave_operation'],
    ...['settlement_lines', 'place_settlement'],
    ...['work_lines', 'work_turns', 'work_places', 'making_times'],
    ...['work_switches', 'workers', 'work_hours'],
    ...['use_days', 'use_changes', 'use_parts', 'note_use'],
    ...[
      'making_rates',
      'live_places',
      'line_rates',
      'line_loads',
      'video_bulk',
      'video_size',
      'making_seconds',
    ],
    ...['remaining_seconds', 'seconds_until_free', 'line_wait', 'video_outlooks'],
  ],
  'platform/database': ['chores', 'migrations'],
  'platform/limits': [
    ...['limiter_windows', 'limiter_places', 'limiter_returns', 'resource_uses'],
    ...[
      'limiter_v1_look',
      'limiter_v1_lock',
      'limiter_v1_take',
      'limiter_v1_write',
      'limiter_v1_dear',
      'limiter_v1_settle',
    ],
    ...['limiter_v1_reset', 'limiter_v1_sweep', 'limiter_v1_grant', 'limiter_v1_one_of'],
  ],
};

/**
 * Views that an owner publishes, because a statement of somebody else has to be one: it counts, locks or
 * decides at one instant, or pages through a join. They are read, and never written.
 */
export const DOORS: Readonly<Record<string, readonly string[]>> = {
  // One instant for key and account, and a shared lock on both, in admission and in the hot status read.
  api_key_access: ['features/videos'],
  // The lock of an account in admission; who may use the first operator's link; whose deletion, failure, page; whom the audit log names.
  known_accounts: [
    ...['features/account-end', 'features/api-keys', 'features/payments', 'features/sign-in'],
    ...['features/subscriptions', 'features/videos'],
  ],
  // What holds now is part of how an account is read, found and locked, and says how long a video is kept.
  current_plans: ['features/accounts', 'features/videos'],
  // The ledger is proved against all videos at one instant.
  video_credits: ['features/credits'],
  // Slots of a replica are counted while their rows are locked.
  video_places: ['features/engine-replicas'],
  // What an account has in the making is counted inside its admission; what unfinished videos hold of its credits.
  video_states: ['features/credits', 'features/studio'],
};

/** Tables of others that a library writes by itself: better-auth keeps a person in the row of the account. */
export const LIBRARY_TABLES: Readonly<Record<string, readonly string[]>> = {
  'features/sign-in/auth-library.ts': ['accounts'],
};
