const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  const direct = 'code' in error ? error.code : undefined;
  if (typeof direct === 'string') return direct;
  return 'driverError' in error ? codeOf(error.driverError) : '';
};

/** Deadlock or serialization failure: the same work may succeed when run again. */
export const isSerializationConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error));

const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '53300',
];
const AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection error|Client has encountered|query read timeout/i;

/** The database can't be reached at the moment: nothing is known to be wrong with the statement. */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY_CODES.includes(codeOf(error)) || (error instanceof Error && AWAY_TEXT.test(error.message));
