import assert from 'node:assert/strict';
import { whenListening } from '../when-listening.mjs';

/**
 * The agent example, with a model that follows a script; newer agents run a tool like any node, older ones in
 * their own process.
 */
export const agentChecks = [
  {
    name: 'example: an agent makes a video and answers with its address',
    run: (world) => agentAnswers(world, 'agent-tool'),
  },
  {
    name: 'an agent of an earlier n8n does so too',
    run: (world) => agentAnswers(world, 'agent-tool-before'),
  },
];

async function agentAnswers({ n8n, clipwright, model }, workflowId) {
  model.seen.results.length = 0;
  const output = await chat(n8n, workflowId, 'Make me a video of a lighthouse');
  assert.match(output, new RegExp(`^Here it is: ${clipwright.origin}/media/[^ ]+\\.mp4$`));
  const [tool] = model.seen.tools;
  assert.match(tool.function.description, /^Makes a short video from a description and returns its address/);
  assert.deepEqual(Object.keys(tool.function.parameters.properties).sort(), [
    'aspect_ratio',
    'prompt',
    'seconds',
  ]);
  const result = JSON.stringify(model.seen.results);
  assert.match(result, /completed/);
  const file = await fetch(output.replace('Here it is: ', ''));
  assert.equal(file.headers.get('content-type'), 'video/mp4');
  await file.body.cancel();
}

/** Publishes an agent's workflow, writes to it, and gives what it answers. */
export async function chat(n8n, workflowId, chatInput) {
  const { nodes } = await n8n.rest('GET', `workflows/${workflowId}`);
  await n8n.publish(workflowId);
  const path = nodes.find((node) => node.type.endsWith('.chatTrigger')).webhookId;
  const body = JSON.stringify({ action: 'sendMessage', sessionId: 'e2e', chatInput });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await whenListening(() =>
    fetch(`${n8n.origin}/webhook/${path}/chat`, { method: 'POST', headers, body }),
  );
  const text = await answer.text();
  assert.equal(answer.status, 200, text);
  return JSON.parse(text).output;
}
