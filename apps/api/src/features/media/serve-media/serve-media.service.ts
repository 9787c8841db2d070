import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import parseRange from 'range-parser';
import { ObjectStorage, type StoredObject } from '@clipwright/engines/files';
import { fileOfPicture, videoOfFile } from '@clipwright/engines/flow';
import { MediaLinks } from '../../../platform/storage/media-links.js';
import { StoredFiles } from '../../videos/stored-files.door.js';
import type { FileConditions, FoundFile, MediaFiles, ServedFile } from '../served-file.js';

@Injectable()
export class ServeMedia implements MediaFiles {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly files: StoredFiles,
    private readonly links: MediaLinks,
  ) {}

  /** A HEAD is answered here: an address that is signed for a GET is refused to it. */
  async run(file: string, conditions: FileConditions, method: string): Promise<FoundFile> {
    const stored = await this.find(file);
    if (typeof stored === 'string') return stored;
    const url = method === 'HEAD' ? null : await this.links.linkTo(file);
    if (url !== null) return { kind: 'elsewhere', url };
    return this.answer(file, stored, conditions);
  }

  async unnamed(file: string, conditions: FileConditions): Promise<FoundFile> {
    const stored = await this.find(file);
    if (typeof stored === 'string') return stored;
    return this.answer(file, { ...stored, etag: untold(stored.etag) }, conditions);
  }

  private answer(file: string, stored: StoredObject, conditions: FileConditions): ServedFile {
    if (matches(conditions['if-none-match'], stored.etag)) return { kind: 'unchanged', ...stored };
    return this.partOf(file, stored, conditions);
  }

  /** What is stored, where it may be served: a file by what is known of it, a picture by its file. */
  private async find(file: string): Promise<StoredObject | 'not-found' | 'damaged'> {
    const pictured = fileOfPicture(file);
    const stored = videoOfFile(pictured ?? file) !== null ? await this.storage.stat(file) : null;
    if (stored === null) return 'not-found';
    const judgement =
      pictured === null ? await this.files.judge(file, stored.sizeBytes) : await this.judgePicture(pictured);
    if (judgement === 'good') return stored;
    return judgement === 'damaged' ? 'damaged' : 'not-found';
  }

  private async judgePicture(of: string): Promise<'good' | 'unknown'> {
    return (await this.files.mayServePictureOf(of)) ? 'good' : 'unknown';
  }

  private partOf(file: string, stored: StoredObject, conditions: FileConditions): ServedFile {
    const { sizeBytes } = stored;
    const asked = askedRange(conditions, stored);
    if (asked === 'unsatisfiable') return { kind: 'unsatisfiable', sizeBytes };
    const range = asked ?? { start: 0, end: sizeBytes - 1 };
    return {
      kind: asked === null ? 'whole' : 'part',
      ...stored,
      ...range,
      open: () => this.storage.read(file, range),
    };
  }
}

/**
 * Null where the whole file is to be sent: no range, one that isn't understood, several, or an older copy's.
 */
function askedRange(
  conditions: FileConditions,
  stored: StoredObject,
): { start: number; end: number } | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange = stored.etag } = conditions;
  if (range === undefined || ifRange !== stored.etag) return null;
  const ranges = parseRange(stored.sizeBytes, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 ? null : onlyByteRange(ranges);
}

const onlyByteRange = (ranges: parseRange.Ranges) =>
  ranges.type === 'bytes' && ranges.length === 1 ? (ranges[0] ?? null) : null;

/** A tag of a file holds its name: this one is as good, and holds none. */
const untold = (etag: string): string => `"${createHash('sha256').update(etag).digest('base64url')}"`;

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag));
