/** A published workflow that makes a short clip of each of the items that its webhook is given. */
export function batchWorkflow({ path, credential, options = {} }) {
  const nodes = [
    node('Start', 'n8n-nodes-base.webhook', {
      typeVersion: 2,
      webhookId: path,
      parameters: { httpMethod: 'POST', path, responseMode: 'onReceived' },
    }),
    node('Items', 'n8n-nodes-base.splitOut', { parameters: { fieldToSplitOut: 'body.items' } }),
    node('Clip', 'n8n-nodes-clipwright.clipwright', {
      credentials: { clipwrightApi: { id: credential.id, name: credential.name } },
      parameters: {
        resource: 'video',
        operation: 'generateFromText',
        prompt: '={{ $json.prompt }}',
        output: 'url',
        additionalFields: { duration: 1, resolution: '480p' },
        options,
      },
    }),
  ];
  const connections = { Start: to('Items'), Items: to('Clip') };
  return { name: path, active: false, nodes, connections, settings: { executionOrder: 'v1' } };
}

function node(name, type, rest) {
  return { id: `batch-${name}`, name, type, typeVersion: 1, position: [0, 0], ...rest };
}

function to(name) {
  return { main: [[{ node: name, type: 'main', index: 0 }]] };
}
