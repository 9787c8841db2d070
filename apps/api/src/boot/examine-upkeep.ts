import { stat } from 'node:fs/promises';
import { freeBytesAt } from '@clipwright/engines/files';
import type { Config } from '../config/config.js';
import { readLastBackup } from '../platform/backup/last-backup.js';
import type { Finding } from './finding.js';

const GIGABYTE = 1_000_000_000;
const HOUR_MS = 3_600_000;

/** Whether the disks that a server writes to have more free than what is kept for the database. */
export async function diskOf({ home, storage }: Config): Promise<Finding> {
  const name = 'disk';
  const folders = [...new Set([home, storage.tempDir, ...(storage.s3 === null ? [storage.dir] : [])])];
  try {
    const free = await Promise.all(
      folders.map(async (folder) => ({ folder, bytes: await freeBytesAt(folder) })),
    );
    const least = free.reduce((one, other) => (other.bytes < one.bytes ? other : one));
    const said = `${(least.bytes / GIGABYTE).toFixed(1)} GB free at ${least.folder}`;
    const kept = `${(storage.reserveBytes / GIGABYTE).toFixed(1)} GB are kept for the database`;
    if (least.bytes > storage.reserveBytes) return { name, ok: true, detail: `${said}, of which ${kept}` };
    return { name, ok: false, detail: `Only ${said}, and ${kept}: make room, or new videos are refused.` };
  } catch (error) {
    return { name, ok: false, detail: `It can not be looked at: ${(error as Error).message}.` };
  }
}

/** How old the newest backup is, and whether that is older than what the settings promise. */
export async function backupOf({ backup: { home, maxAgeMs } }: Config, nowMs: number): Promise<Finding> {
  const name = 'backup';
  const last = await readLastBackup(home);
  const wanted =
    maxAgeMs === null ? '' : ` BACKUP_MAX_AGE_HOURS wants one every ${maxAgeMs / HOUR_MS} hours.`;
  if (last === null)
    return {
      name,
      ok: maxAgeMs === null,
      detail: `none was made of this home.${wanted} "clipwright backup FOLDER" makes one.`,
    };
  const ageMs = nowMs - Date.parse(last.at);
  const isThere = (await stat(last.file).catch(() => null))?.size === last.bytes;
  const detail = `the newest is ${ageText(ageMs)} old, ${last.file}, ${(last.bytes / GIGABYTE).toFixed(3)} GB${isThere ? '' : ', which is not there any more'}.`;
  return { name, ok: maxAgeMs === null || ageMs <= maxAgeMs, detail: `${detail}${wanted}` };
}

const ageText = (ageMs: number): string =>
  ageMs < 2 * HOUR_MS ? `${Math.floor(ageMs / 60_000)} minutes` : `${Math.floor(ageMs / HOUR_MS)} hours`;
