import type { IAuthenticateGeneric, Icon, ICredentialType, INodeProperties } from 'n8n-workflow';

/**
 * Where a Clipwright server is, and the key for it. Tested by the node, which can tell a wrong address from a
 * wrong key.
 */
export class ClipwrightApi implements ICredentialType {
  name = 'clipwrightApi';

  displayName = 'Clipwright API';

  icon: Icon = { light: 'file:../icons/clipwright.svg', dark: 'file:../icons/clipwright.dark.svg' };

  documentationUrl = 'https://github.com/clipwright/clipwright/blob/main/docs/use/n8n.md';

  properties: INodeProperties[] = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'e.g. https://clips.example.com',
      description:
        'Where your Clipwright server is, without /api/v1. From n8n in Docker, a server on the same machine is http://host.docker.internal:8787.',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description:
        'The key of an account on the API plan. The dashboard shows it when it is made or regenerated.',
    },
    {
      displayName: 'Hold Test (Seconds)',
      name: 'holdSeconds',
      type: 'number',
      typeOptions: { minValue: 0, maxValue: 290 },
      default: 0,
      description:
        'How long the test of this credential also holds a call that makes nothing, to see whether a proxy on the way cuts silent calls: 60, 100 and 300 are usual limits. 0 leaves it out.',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  };
}
