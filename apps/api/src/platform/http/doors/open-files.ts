interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } };
}

/**
 * Node's own report, with a switch that its types don't know: else it looks up the names of our peers, and
 * waits for them.
 */
const quiet = process.report as typeof process.report & { excludeNetwork: boolean };

/**
 * How many files, sockets among them, this process may have open. Node has raised it to the hard limit by
 * now; null where there is none.
 */
export function openFilesLimit(): number | null {
  const before = quiet.excludeNetwork;
  quiet.excludeNetwork = true;
  const { userLimits } = quiet.getReport() as Limits;
  quiet.excludeNetwork = before;
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : null;
}
