import { bodyLimitOf } from '../../config/body-limits.js';

const MEBIBYTE = 1024 * 1024;
const KIBIBYTE = 1024;

const inUnits = (bytes: number): string =>
  bytes % MEBIBYTE === 0 ? `${bytes / MEBIBYTE} MiB` : `${bytes / KIBIBYTE} KiB`;

/** The sentence that says how large a body a route takes. */
export const takesAtMost = (method: string, path: string): string => {
  const bytes = bodyLimitOf(method, path);
  return `At most ${inUnits(bytes)} (${bytes.toLocaleString('en')} bytes).`;
};
