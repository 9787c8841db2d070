import { DataSource } from 'typeorm';

/** A data source without migrations, which are loaded once in a process. */
export const bareSource = async (url: string, poolSize: number): Promise<DataSource> =>
  await new DataSource({ type: 'postgres', url, poolSize, installExtensions: false }).initialize();
