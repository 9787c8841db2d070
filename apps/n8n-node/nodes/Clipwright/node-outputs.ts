import type { INodeTypeDescription } from 'n8n-workflow';

/** The videos; and, where the user wants it, what has to wait. n8n works this out from the node's parameters. */
export const nodeOutputs: INodeTypeDescription['outputs'] = `={{
  ($parameter.options ?? {}).whenWindowFull === 'handOn' && String($parameter.operation).startsWith('generate')
    ? [{ type: 'main', displayName: 'Video' }, { type: 'main', displayName: 'Not Yet' }]
    : ['main']
}}`;
