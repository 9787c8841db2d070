import { NodeOperationError, type IExecuteFunctions } from 'n8n-workflow';
import { CREDENTIAL_NAME } from './n8n-fetch.js';
import { cleanBaseUrl, isBaseUrl } from './server-address.js';

/** Where the credential's server is. Throws where that is no address. */
export async function credentialBaseUrl(
  context: Pick<IExecuteFunctions, 'getCredentials' | 'getNode'>,
): Promise<string> {
  const { baseUrl: pasted } = await context.getCredentials<{ baseUrl: string }>(CREDENTIAL_NAME);
  const baseUrl = cleanBaseUrl(pasted);
  if (isBaseUrl(baseUrl)) return baseUrl;
  throw new NodeOperationError(
    context.getNode(),
    'The base URL of the credential is not an http or https address.',
    { description: 'Set it to where your Clipwright server is, for example https://clips.example.com' },
  );
}
