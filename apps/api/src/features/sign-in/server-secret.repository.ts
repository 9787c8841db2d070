import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

const KEEP = statement('INSERT INTO server_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING');
const READ = statement('SELECT value FROM server_secrets WHERE name = $1');

@Injectable()
export class ServerSecretRepository {
  constructor(private readonly database: Database) {}

  /** The secret of that name; the first process to ask decides it. */
  async keep(name: string, fresh: string): Promise<string> {
    await this.database.rows(KEEP, [name, fresh]);
    const [row] = await this.database.rows<{ value: string }>(READ, [name]);
    return row?.value ?? fresh;
  }
}
