import { InvalidRequestError } from '@clipwright/core/errors';

/** Servers of our kind that may stand before one another. Beyond it they stand in a ring. */
const MOST_HOPS = 4;

const HEADER = 'Clipwright-Hops';

/**
 * Through how many servers of our kind a request came, as the last of them tells.
 * @throws InvalidRequestError beyond the most that there may be
 */
export function hopsIn(header: string | undefined): number {
  if (header === undefined) return 0;
  const hops = /^\d{1,4}$/.test(header) ? Number(header) : null;
  if (hops === null) throw invalid(`${HEADER} must be a whole number.`);
  if (hops <= MOST_HOPS) return hops;
  throw invalid(
    `This request came through ${hops} Clipwright servers, and ${MOST_HOPS} is the most: their engines lead in a ring.`,
  );
}

const invalid = (message: string) => new InvalidRequestError({ message, param: HEADER });
