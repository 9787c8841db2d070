import type { Journal, JournalEntry } from './journal.js';
import type { VideoRow } from './video-rows.js';

const isLegal = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status <= 429) || status === 500;

const lineOf = ({ method, path, status, body }: JournalEntry): string =>
  `${method} ${path}: ${status ?? 'reset'} ${JSON.stringify(body)}`;

/**
 * Every status that clients saw is 2xx, 400 to 429 or 500 with a body of ours; a connection broke only where
 * that was to be expected.
 */
export function faultsOfAnswers(journal: Journal): string[] {
  const broken = journal.resetsExpected ? [] : journal.entries.filter(({ status }) => status === null);
  const illegal = journal.entries.filter(({ status }) => status !== null && !isLegal(status));
  const foreign = journal.entries.filter(
    ({ path, status, body }) =>
      path.startsWith('/api/') && status !== null && typeof body?.['success'] !== 'boolean',
  );
  const faulty = journal.entries.filter(({ faults }) => faults.length > 0);
  return [
    ...broken.map((entry) => `a connection broke: ${lineOf(entry)}`),
    ...illegal.map((entry) => `an illegal status: ${lineOf(entry)}`),
    ...foreign.map((entry) => `a body that is not ours: ${lineOf(entry)}`),
    ...faulty.map(
      (entry) => `an error that breaks the contract: ${lineOf(entry)} (${entry.faults.join('; ')})`,
    ),
  ];
}

/**
 * What clients were told is what the rows say: nothing accepted is lost, and each 200 has exactly its one
 * finished video.
 */
export function faultsOfAcceptance(journal: Journal, rows: readonly VideoRow[]): string[] {
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const deleted = journal.deletedVideos();
  const lost = [...journal.acceptedVideos()].filter((id) => !statusOf.has(id) && !deleted.has(id));
  const told = journal.answeredVideos().filter((id) => !deleted.has(id));
  const unkept = told.filter((id) => !['completed', 'expired'].includes(statusOf.get(id) ?? 'lost'));
  return [
    ...lost.map((id) => `${id} was accepted and is lost`),
    ...unkept.map((id) => `${id} was answered with 200 and is ${statusOf.get(id) ?? 'lost'}`),
  ];
}
