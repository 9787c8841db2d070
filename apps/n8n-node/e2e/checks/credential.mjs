import assert from 'node:assert/strict';
import { CREDENTIAL_ID } from '../example-workflows.mjs';

/** The credential's test in the editor tells address, key and plan apart. */
export const credentialChecks = [
  {
    name: 'the node, its tool and its icons are there',
    run: async ({ n8n }) => {
      const types = (await n8n.nodeTypes()).filter((type) => type.name.startsWith('n8n-nodes-clipwright.'));
      const [node, tool] = ['Clipwright', 'Clipwright Tool'].map((name) =>
        types.find((type) => type.displayName === name),
      );
      assert.deepEqual(tool.outputs, ['ai_tool']);
      // A node of the category AI that is no root node is taken for an agent's sub-node, and its search does
      // not show it.
      assert.deepEqual(node.codex.subcategories, { AI: ['Miscellaneous', 'Root Nodes'] });
      for (const path of Object.values(node.iconUrl))
        assert.match(await textAt(`${n8n.origin}/${path}`), /<svg/);
    },
  },
  {
    name: 'the credential test tells that all is right',
    run: (world) =>
      expectTest(world, {}, 'OK', /^Connected as main@example\.com; \d+ of 15 generations are left/),
  },
  {
    name: 'the credential test tells a wrong address',
    run: (world) =>
      expectTest(
        world,
        { baseUrl: 'http://127.0.0.1:9' },
        'Error',
        /^No server answers at http:\/\/127\.0\.0\.1:9 \(ECONNREFUSED\)/,
      ),
  },
  {
    name: 'the credential test tells where a redirect leads',
    run: (world) =>
      expectTest(
        world,
        { baseUrl: world.movedUrl },
        'Error',
        /^The server redirects .+\. Use https:\/\/clips\.example\.com as base URL\.$/,
      ),
  },
  {
    name: 'the credential test tells another server',
    run: (world) => expectTest(world, { baseUrl: world.n8n.origin }, 'Error', /is no Clipwright server/),
  },
  {
    name: 'the credential test tells a wrong key',
    run: (world) =>
      expectTest(
        world,
        { apiKey: wrongKey(world.keys.main) },
        'Error',
        /^The base URL is right, but the API key is not\. The server said: Invalid API key$/,
      ),
  },
  {
    name: 'the credential test tells a plan without access',
    run: (world) =>
      expectTest(
        world,
        { apiKey: world.keys.free },
        'Error',
        /but the plan of the account has no API access\. The server said: API access requires the API plan$/,
      ),
  },
];

async function expectTest({ n8n, clipwright, keys }, changed, status, message) {
  const data = { baseUrl: clipwright.origin, apiKey: keys.main, ...changed };
  const result = await n8n.rest('POST', 'credentials/test', {
    credentials: { id: CREDENTIAL_ID, name: 'Clipwright account', type: 'clipwrightApi', data },
  });
  assert.equal(result.status, status, result.message);
  assert.match(result.message, message);
}

function wrongKey(key) {
  return `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
}

async function textAt(url) {
  const response = await fetch(url);
  assert.equal(response.status, 200, url);
  return response.text();
}
