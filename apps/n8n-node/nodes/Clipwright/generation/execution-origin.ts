import type { IExecuteFunctions } from 'n8n-workflow';

/** The query field of `$execution.resumeUrl` that has the execution's token. */
const TOKEN_FIELD = 'signature';

/**
 * Names the execution that first asked, the same for its retries. n8n makes a token for every execution, saves it
 * before a node runs, and hands it on to a retry alone; execution ids begin at 1 on every n8n, and a retry has
 * another one.
 */
export function executionOrigin(context: IExecuteFunctions): string {
  const name = tokenOf(context) ?? context.getExecutionId();
  return [context.getInstanceId(), context.getWorkflow().id ?? '', name].join('/');
}

/** Null in an n8n that makes none. */
function tokenOf(context: IExecuteFunctions): string | null {
  const { resumeUrl } = (context.getWorkflowDataProxy(0)['$execution'] ?? {}) as { resumeUrl?: unknown };
  if (typeof resumeUrl !== 'string' || !URL.canParse(resumeUrl)) return null;
  return new URL(resumeUrl).searchParams.get(TOKEN_FIELD);
}
