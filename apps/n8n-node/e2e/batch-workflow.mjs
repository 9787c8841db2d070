/**
 * A published workflow that makes a short clip of each of the items that its webhook is given. `handsOn`: what the
 * window has no room for goes through n8n's Wait and back.
 */
export function batchWorkflow({ path, credential, handsOn = false }) {
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
        options: handsOn ? { whenWindowFull: 'handOn' } : {},
      },
    }),
    node('Wait', 'n8n-nodes-base.wait', {
      typeVersion: 1.1,
      webhookId: `${path}-wait`,
      parameters: { resume: 'specificTime', dateTime: '={{ $json.not_yet.until }}' },
    }),
  ];
  const back = { Clip: { main: [[], [to('Wait')]] }, Wait: { main: [[to('Clip')]] } };
  const connections = {
    Start: { main: [[to('Items')]] },
    Items: { main: [[to('Clip')]] },
    ...(handsOn ? back : {}),
  };
  return { name: path, active: false, nodes, connections, settings: { executionOrder: 'v1' } };
}

function node(name, type, rest) {
  return { id: `batch-${name}`, name, type, typeVersion: 1, position: [0, 0], ...rest };
}

function to(name) {
  return { node: name, type: 'main', index: 0 };
}
