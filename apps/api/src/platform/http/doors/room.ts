/** Files that are no client's: database connections, children and their pipes, what is being stored, logs. */
const OWN_FILES = 256;
const MOST_BY_DEFAULT = 10_000;
const FEWEST = 8;
/** Below this many connections somebody should know that they are few. */
const FEW = 1_000;

/** How many clients fit into a process. */
export interface Room {
  readonly connections: number;
  /**
   * Downloads of videos under way, each of which has a file open too: a part, so that there is always room
   * for everything else.
   */
  readonly downloads: number;
  /** What whoever runs the server should know of it; null when all is well. */
  readonly complaint: string | null;
}

/**
 * A connection takes one file and half of them may take two, so that half of the limit leaves a quarter of it
 * free.
 */
export function roomWithin({ asked, openFiles }: { asked: number | null; openFiles: number | null }): Room {
  const most =
    openFiles === null ? Number.POSITIVE_INFINITY : Math.max(FEWEST, Math.floor((openFiles - OWN_FILES) / 2));
  const connections = Math.min(asked ?? MOST_BY_DEFAULT, most);
  const downloads = Math.max(1, Math.floor(connections / 2));
  return { connections, downloads, complaint: complaintOf({ asked, openFiles, connections }) };
}

function complaintOf({
  asked,
  openFiles,
  connections,
}: {
  asked: number | null;
  openFiles: number | null;
  connections: number;
}): string | null {
  const isLess = asked !== null && connections < asked;
  if (!isLess && (asked !== null || connections >= FEW)) return null;
  const wanted = isLess ? `, fewer than CONNECTIONS_MAX=${asked} asks for` : '';
  return `This process may open ${openFiles} files only, which is room for ${connections} connections at once${wanted}. Raise it with ulimit -n, or LimitNOFILE in systemd.`;
}
