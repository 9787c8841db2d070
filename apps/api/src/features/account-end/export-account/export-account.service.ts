import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@clipwright/engines/files';
import type { Account } from '../../accounts/account.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { AccountVideosRepository } from '../../videos/account-videos.door.js';
import type { ExportSection } from '../account-data.js';
import type { AccountExport, ExportPlaces } from './account-export.js';
import { EXPORT_SECTIONS, ExportRepository } from '../export.repository.js';

const PAGE = 200;

const IN_FOLDER: ExportPlaces = { files: 'files/', images: 'files/' };

/**
 * Everything that is kept of an account, as one JSON document; however much it is, no more than a page of it
 * is in memory.
 */
@Injectable()
export class ExportAccount implements AccountExport {
  constructor(
    private readonly rows: ExportRepository,
    private readonly videos: AccountVideosRepository,
    private readonly storage: ObjectStorage,
    private readonly audit: AuditLog,
  ) {}

  async stream(account: Account, actor: Actor, places: ExportPlaces): Promise<Readable> {
    await this.audit.record({ action: 'account.exported', actor, subject: account.email });
    return Readable.from(this.document(account, places));
  }

  /** The document, and beside it every file and image. Gives how many those were. */
  async toFolder(account: Account, actor: Actor, folder: string): Promise<number> {
    await mkdir(join(folder, 'files'), { recursive: true });
    await pipeline(
      await this.stream(account, actor, IN_FOLDER),
      createWriteStream(join(folder, 'account.json')),
    );
    let copied = 0;
    for (
      let page = await this.videos.files(account.id, '', PAGE);
      page.length > 0;
      page = await this.videos.files(account.id, page.at(-1)?.id ?? '', PAGE)
    ) {
      const keys = page.flatMap(({ file, images }) => [file, ...images]).filter((key) => key !== null);
      for (const key of keys) copied += await this.copy(key, join(folder, 'files', key));
    }
    return copied;
  }

  async image(accountId: string, key: string): Promise<Readable | null> {
    const isOwn = await this.videos.ownsImage(accountId, key.split('.', 1)[0] ?? '', key);
    const there = isOwn ? await this.storage.stat(key) : null;
    return there === null ? null : this.storage.read(key, { start: 0, end: there.sizeBytes - 1 });
  }

  private async copy(key: string, to: string): Promise<number> {
    const there = await this.storage.stat(key);
    if (there === null) return 0;
    await pipeline(this.storage.read(key, { start: 0, end: there.sizeBytes - 1 }), createWriteStream(to));
    return 1;
  }

  private async *document(account: Account, places: ExportPlaces): AsyncGenerator<string> {
    const head = { exported_at: new Date().toISOString(), files_at: places.files, images_at: places.images };
    yield `{"export":${JSON.stringify(head)},\n"account":${await this.rows.account(account.id)}`;
    for (const section of EXPORT_SECTIONS) {
      yield `,\n"${section.name}":[`;
      yield* this.list(section, account);
      yield ']';
    }
    yield '}\n';
  }

  private async *list(section: ExportSection, account: Account): AsyncGenerator<string> {
    let between = '\n';
    for (let page = await this.rows.page(section, account, section.first, PAGE); page.length > 0;) {
      for (const { json } of page) {
        yield `${between}${json}`;
        between = ',\n';
      }
      page = await this.rows.page(section, account, page.at(-1)?.cursor ?? '', PAGE);
    }
  }
}
