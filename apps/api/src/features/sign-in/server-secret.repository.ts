import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const KEEP = 'INSERT INTO server_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const READ = 'SELECT value FROM server_secrets WHERE name = $1';

@Injectable()
export class ServerSecretRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The secret of that name; the first process to ask decides it. */
  async keep(name: string, fresh: string): Promise<string> {
    await this.dataSource.query(KEEP, [name, fresh]);
    const [row] = await this.dataSource.query<{ value: string }[]>(READ, [name]);
    return row?.value ?? fresh;
  }
}
