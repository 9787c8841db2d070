import type { Answer } from '../../support/index.js';
import { faultsOfError } from '../../support/index.js';
import type { RequestRow } from './request-row.js';
import type { RowOutcome } from './send-row.js';

const RATE_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
/** Refused before it is known whose window it is, or by a route that has none. */
const WITHOUT_WINDOW = [401, 403, 404, 405, 414];

/**
 * What is wrong with the answers to a row; empty when they are as the row and every invariant of the corpus
 * want them.
 */
export function faultsOf(row: RequestRow, outcome: RowOutcome): string[] {
  const statuses = outcome.answers.length === 0 ? [0] : outcome.answers.map(({ status }) => status);
  const wrong = statuses.filter((status) => !row.expect.includes(status));
  return [
    ...(wrong.length === 0
      ? []
      : [
          `answered ${wrong.join(', ')}, not ${row.expect.join(' or ')}: ${outcome.answers.at(-1)?.text.slice(0, 300)}`,
        ]),
    ...outcome.answers.flatMap((answer) => faultsOfAnswer(row, answer)),
    ...faultsOfAssertion(row, outcome),
  ];
}

function faultsOfAnswer(row: RequestRow, answer: Answer): string[] {
  const refused = answer.status >= 400;
  const hasBody = row.method !== 'HEAD' || row.transport === 'raw';
  const { message } = row;
  return [
    ...(refused && hasBody ? faultsOfError(answer) : []),
    ...(message === undefined || (answer.json as { error: string }).error === message
      ? []
      : [`the text is not "${message}": ${answer.text}`]),
    ...(needsWindow(row, answer)
      ? RATE_HEADERS.filter((name) => answer.header(name) === null).map((name) => `there is no ${name}`)
      : []),
  ];
}

function needsWindow(row: RequestRow, answer: Answer): boolean {
  const isGeneration =
    row.method === 'POST' && /^\{\{(?:T2V|I2V)\}\}/.test(row.path) && row.transport === undefined;
  return isGeneration && !WITHOUT_WINDOW.includes(answer.status);
}

type Check = (row: RequestRow, outcome: RowOutcome) => boolean;

const last = ({ answers }: RowOutcome): Answer | undefined => answers.at(-1);
const single: Check = (_row, { answers }) => answers.length === 1;
const closed: Check = (_row, { closedByServer }) => closedByServer === true;
const isJson: Check = (_row, outcome) =>
  last(outcome)?.header('content-type')?.startsWith('application/json') === true;
const CLOSED_WITHIN_MS = 65_000;

/** The corpus's assertions that an answer alone can show. */
const CHECKS: Readonly<Record<string, Check>> = {
  'one response': single,
  'one response, connection closed': (row, outcome) => single(row, outcome) && closed(row, outcome),
  'at most one generation-path response; connection closed': (row, outcome) =>
    outcome.answers.length <= 1 && closed(row, outcome),
  'at most two responses': (_row, { answers }) => answers.length <= 2,
  'no body': (_row, outcome) => last(outcome)?.bytes.length === 0,
  'body is JSON either way': isJson,
  'no evil.example in the answer': (_row, { answers }) => !JSON.stringify(answers).includes('evil.example'),
  'Content-Type stays application/json with nosniff': (row, outcome) =>
    isJson(row, outcome) && last(outcome)?.header('x-content-type-options') === 'nosniff',
  'closed within 65 s; body JSON if answered': (row, outcome) =>
    closed(row, outcome) && outcome.elapsedMs < CLOSED_WITHIN_MS,
};

function faultsOfAssertion(row: RequestRow, outcome: RowOutcome): string[] {
  const check = CHECKS[row.assert ?? ''];
  return check === undefined || check(row, outcome) ? [] : [`it does not hold that: ${row.assert}`];
}
