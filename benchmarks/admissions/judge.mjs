// Whether what was admitted is what callers were told, and no more than the windows let in: by SQL, from rows alone.

/** Everything that ever took a place, also what has left its window since and is removed. */
export const KEEP_PLACES = [
  'CREATE TABLE kept_places AS SELECT name, key, id, at_ms FROM limiter_places WITH NO DATA',
  `CREATE FUNCTION keep_place() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO kept_places VALUES (NEW.name, NEW.key, NEW.id, NEW.at_ms); RETURN NULL; END $$`,
  'CREATE TRIGGER keep_place AFTER INSERT ON limiter_places FOR EACH ROW EXECUTE FUNCTION keep_place()',
];

/** Places by which some window of $1 milliseconds holds more than $2. */
const OVER = `
  SELECT count(*)::int AS n FROM (
    SELECT at_ms - lag(at_ms, $2::int) OVER (PARTITION BY key ORDER BY at_ms) AS since FROM kept_places WHERE name = 'videos' AND key = ANY ($3)
  ) AS places WHERE since < $1`;

const QUESTIONS = {
  'videos without exactly one place': `
    SELECT count(*)::int AS n FROM (
      SELECT video.id FROM videos video LEFT JOIN kept_places place ON place.name = 'videos' AND place.id = video.id AND place.key = video.account_id
      WHERE video.account_id = ANY ($1) GROUP BY video.id HAVING count(place.id) <> 1) AS odd`,
  'places without a video': `
    SELECT count(*)::int AS n FROM kept_places place WHERE name = 'videos' AND key = ANY ($1) AND NOT EXISTS (SELECT FROM videos WHERE id = place.id)`,
  'videos without exactly one job': `
    SELECT count(*)::int AS n FROM (
      SELECT video.id FROM videos video LEFT JOIN pgboss.job job ON job.data ->> 'videoId' = video.id
      WHERE video.account_id = ANY ($1) GROUP BY video.id HAVING count(job.id) <> 1) AS odd`,
  'videos without exactly one reservation of credits': `
    SELECT count(*)::int AS n FROM (
      SELECT video.id FROM videos video LEFT JOIN credit_entries entry ON entry.video_id = video.id AND entry.kind = 'reserve'
      WHERE video.account_id = ANY ($1) GROUP BY video.id HAVING count(entry.video_id) <> 1) AS odd`,
};

const admittedOf = (told) => told.filter(({ answers }) => answers.some(({ status }) => status === 202));

function faultsOfAnswers(told) {
  const odd = told
    .flatMap(({ answers }) => answers)
    .filter(({ status }) => ![202, 429, 500].includes(status));
  // A call that was refused may be let in when it comes again.
  const twice = told.filter(({ answers }) => new Set(answers.flatMap(({ id }) => id ?? [])).size > 1);
  return [
    ...odd.slice(0, 5).map(({ status, text }) => `answered ${status}: ${text.slice(0, 200)}`),
    ...twice.slice(0, 5).map(({ answers }) => `one key, several videos: ${JSON.stringify(answers)}`),
  ];
}

async function faultsOfRows(client, told, ids) {
  const { rows } = await client.query('SELECT id, account_id FROM videos WHERE account_id = ANY ($1)', [ids]);
  const there = new Map(rows.map((row) => [row.id, row.account_id]));
  const admitted = admittedOf(told);
  const named = new Map(admitted.map(({ answers, account }) => [answers.find(({ id }) => id).id, account]));
  const lost = [...named].filter(([id, account]) => there.get(id) !== ids[account]);
  return [
    ...(lost.length === 0 ? [] : [`${lost.length} were admitted and are not there`]),
    ...(there.size === named.size ? [] : [`${there.size} videos, of which callers were told ${named.size}`]),
  ];
}

const countOf = (told, account) => told.filter((one) => one.account === account).length;

/** Where nothing leaves a window, an account has as many as it asked for, or as many as it may; a call that failed took none. */
function faultsOfSums(told, accounts, limit) {
  const admitted = admittedOf(told);
  const failed = told.filter(
    (one) => !admitted.includes(one) && one.answers.some(({ status }) => status === 500),
  );
  return accounts.flatMap((_, account) => {
    const [asked, has, lacks] = [told, admitted, failed].map((some) => countOf(some, account));
    const isRight = has <= Math.min(limit, asked) && has >= Math.min(limit, asked - lacks);
    return isRight ? [] : [`account ${account} has ${has} places; it asked ${asked} times, ${lacks} failed`];
  });
}

/** What does not hold; nothing is as it should be. `rolls`: whether places left their windows meanwhile. */
export async function faultsOf(client, told, { accounts, limit, windowMs, rolls }) {
  const ids = accounts.map(({ id }) => id);
  const over = await client.query(OVER, [windowMs, limit, ids]);
  const faults = [
    ...faultsOfAnswers(told),
    ...(await faultsOfRows(client, told, ids)),
    ...(rolls ? [] : faultsOfSums(told, accounts, limit)),
  ];
  if (over.rows[0].n > 0) faults.push(`windows that held more than ${limit}: ${over.rows[0].n}`);
  for (const [what, text] of Object.entries(QUESTIONS)) {
    const { rows } = await client.query(text, [ids]);
    if (rows[0].n > 0) faults.push(`${what}: ${rows[0].n}`);
  }
  return faults;
}
