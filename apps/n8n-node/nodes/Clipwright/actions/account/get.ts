import type { AccountResponse } from '@clipwright/core/videos';
import type { IDataObject } from 'n8n-workflow';
import { simplifyField } from '../../fields/output-fields.js';
import type { Action } from '../action.js';

/** Account: Get, with what is left of the rate limit window. */
export const getAccount: Action = {
  fields: [simplifyField],
  run: async ({ context, client, signal }, itemIndex) => {
    const account = await client.account({ signal });
    const simplify = context.getNodeParameter('simplify', itemIndex, true) as boolean;
    return [{ json: simplify ? simple(account) : account, pairedItem: { item: itemIndex } }];
  },
};

function simple({ account_id, email, plan, key_hint, rate_limit }: AccountResponse): IDataObject {
  const { limit, remaining, reset_at } = rate_limit;
  return { account_id, email, plan, key_hint, limit, remaining, reset_at };
}
