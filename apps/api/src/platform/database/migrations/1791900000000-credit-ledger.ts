import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each entry moves an amount out of one book of its account and into another; its kind and its purse say which. What
 * was there before came from keys, but for what playgrounds have in the making: nobody has spent for it.
 */
const ENTRIES = [
  `ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_pkey`,
  `ALTER TABLE credit_entries ALTER COLUMN video_id DROP NOT NULL,
     DROP CONSTRAINT credit_entries_kind_check, DROP CONSTRAINT credit_entries_amount_check,
     ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT credit_entries_pkey PRIMARY KEY,
     ADD COLUMN purse text NOT NULL DEFAULT 'by_key',
     ADD COLUMN month timestamptz,
     ADD COLUMN reason text,
     ADD CONSTRAINT credit_entries_once UNIQUE (video_id, kind, purse),
     ADD CONSTRAINT credit_entries_kind_check CHECK (kind IN ('grant', 'reserve', 'settle', 'release', 'expire', 'correct')),
     ADD CONSTRAINT credit_entries_purse_check CHECK (purse IN ('by_key', 'unmetered', 'monthly', 'lasting')),
     ADD CONSTRAINT credit_entries_amount_check CHECK (amount >= 0 OR kind = 'correct'),
     ADD CONSTRAINT credit_entries_video_check CHECK (video_id IS NOT NULL OR kind IN ('grant', 'expire', 'correct'))`,
  `UPDATE credit_entries SET purse = 'unmetered' WHERE video_id IN (SELECT video_id FROM studio_uses)`,
  `DROP INDEX credit_entries_account_id`,
  `ALTER TABLE credit_entries ALTER COLUMN purse DROP DEFAULT`,
  `CREATE INDEX credit_entries_account ON credit_entries (account_id, id)`,
  // What is reserved is looked for among what is spent; calls with a key are a thousand times as many.
  `CREATE INDEX credit_entries_spent ON credit_entries (account_id) WHERE kind = 'reserve' AND purse IN ('monthly', 'lasting')`,
];

/** What an account can spend: the sums of its entries, kept so that spending locks one row and adds nothing up. */
const PURSES = `
  CREATE TABLE credit_purses (
    account_id text NOT NULL,
    monthly integer NOT NULL DEFAULT 0,
    lasting integer NOT NULL DEFAULT 0,
    month timestamptz,
    granted integer NOT NULL DEFAULT 0,
    CONSTRAINT credit_purses_pkey PRIMARY KEY (account_id),
    CONSTRAINT credit_purses_monthly_check CHECK (monthly >= 0),
    CONSTRAINT credit_purses_lasting_check CHECK (lasting >= 0)
  )`;

/**
 * Servers of the version before name no purse. While they and this version run side by side, what they close is
 * closed as it was reserved, and goes back into its purse; each row sees those of its statement before it. A later
 * version drops this.
 */
const NAMELESS = [
  `CREATE FUNCTION name_credit_purse() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.kind = 'reserve' THEN
       SELECT 'unmetered' INTO NEW.purse FROM studio_uses WHERE video_id = NEW.video_id;
     ELSE
       SELECT reserved.purse INTO NEW.purse FROM credit_entries reserved
       WHERE reserved.video_id = NEW.video_id AND reserved.kind = 'reserve'
         AND NOT EXISTS (SELECT 1 FROM credit_entries closed WHERE closed.video_id = NEW.video_id AND closed.kind = NEW.kind AND closed.purse = reserved.purse)
       ORDER BY reserved.amount <> NEW.amount, reserved.id LIMIT 1;
     END IF;
     NEW.purse := coalesce(NEW.purse, 'by_key');
     IF NEW.kind = 'release' AND NEW.purse IN ('monthly', 'lasting') THEN
       UPDATE credit_purses SET monthly = monthly + CASE NEW.purse WHEN 'monthly' THEN NEW.amount ELSE 0 END,
         lasting = lasting + CASE NEW.purse WHEN 'lasting' THEN NEW.amount ELSE 0 END
       WHERE account_id = NEW.account_id;
     END IF;
     RETURN NEW;
   END
   $$`,
  `CREATE TRIGGER name_credit_purse BEFORE INSERT ON credit_entries FOR EACH ROW WHEN (NEW.purse IS NULL) EXECUTE FUNCTION name_credit_purse()`,
];

/** Both sides of every entry: over all of them they add up to nothing. */
const POSTINGS = `
  CREATE VIEW credit_postings AS
  SELECT account_id, CASE WHEN kind IN ('grant', 'correct') THEN 'issued' WHEN kind IN ('settle', 'release') THEN 'held' ELSE purse END AS book,
         -amount AS amount FROM credit_entries
  UNION ALL
  SELECT account_id, CASE kind WHEN 'reserve' THEN 'held' WHEN 'settle' THEN 'used' WHEN 'expire' THEN 'issued' ELSE purse END,
         amount FROM credit_entries`;

/** Ceilings of accounts for their keys, and what those take from now on: who called for older videos is not known of all. */
const BUDGETS = [
  `CREATE TABLE key_uses (
     account_id text NOT NULL,
     month date NOT NULL,
     videos integer NOT NULL,
     seconds integer NOT NULL,
     credits integer NOT NULL,
     CONSTRAINT key_uses_pkey PRIMARY KEY (account_id, month)
   )`,
  `CREATE INDEX key_uses_month ON key_uses (month)`,
  `CREATE TABLE key_budgets (
     account_id text NOT NULL,
     unit text NOT NULL,
     ceiling integer NOT NULL,
     told_month date,
     CONSTRAINT key_budgets_pkey PRIMARY KEY (account_id, unit),
     CONSTRAINT key_budgets_unit_check CHECK (unit IN ('videos', 'seconds', 'credits')),
     CONSTRAINT key_budgets_ceiling_check CHECK (ceiling >= 0)
   )`,
];

const ENTRIES_BACK = [
  `DELETE FROM credit_entries WHERE kind IN ('grant', 'expire', 'correct')`,
  `DROP TRIGGER name_credit_purse ON credit_entries`,
  `DROP FUNCTION name_credit_purse()`,
  `DROP INDEX credit_entries_account, credit_entries_spent`,
  // What was paid out of two purses is one entry again.
  `WITH other AS (
     DELETE FROM credit_entries other USING credit_entries one
     WHERE other.video_id = one.video_id AND other.kind = one.kind AND other.id > one.id RETURNING one.id, other.amount
   ) UPDATE credit_entries one SET amount = one.amount + other.amount FROM other WHERE one.id = other.id`,
  `ALTER TABLE credit_entries DROP CONSTRAINT credit_entries_pkey, DROP CONSTRAINT credit_entries_once,
     DROP CONSTRAINT credit_entries_kind_check, DROP CONSTRAINT credit_entries_amount_check, DROP CONSTRAINT credit_entries_video_check,
     DROP COLUMN id, DROP COLUMN purse, DROP COLUMN month, DROP COLUMN reason,
     ALTER COLUMN video_id SET NOT NULL,
     ADD CONSTRAINT credit_entries_pkey PRIMARY KEY (video_id, kind),
     ADD CONSTRAINT credit_entries_kind_check CHECK (kind IN ('reserve', 'settle', 'release')),
     ADD CONSTRAINT credit_entries_amount_check CHECK (amount >= 0)`,
  `CREATE INDEX credit_entries_account_id ON credit_entries (account_id)`,
];

/** Credits that can be spent, out of purses that are granted and expire; and monthly ceilings for keys. */
export class CreditLedger1791900000000 implements MigrationInterface {
  readonly name = 'CreditLedger1791900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...ENTRIES, PURSES, ...NAMELESS, POSTINGS, ...BUDGETS])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW credit_postings');
    await runner.query('DROP TABLE credit_purses, key_uses, key_budgets');
    for (const statement of ENTRIES_BACK) await runner.query(statement);
  }
}
