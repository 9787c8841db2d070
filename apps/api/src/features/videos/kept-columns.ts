import { KEPT_COLUMNS, type KeptColumn } from '@clipwright/core/fields';

/** What rows of videos keep of their requests, for a statement that reads `videos` under a name. */
export const keptColumns = (videos: string, which: (column: KeptColumn) => boolean = () => true): string =>
  KEPT_COLUMNS.filter(which)
    .map(({ column, name }) => `${videos}.${column} AS "${name}"`)
    .join(', ');
