import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson } from '../dashboard/support/person.js';
import { tokenOf, TOOLS } from '../mcp/support/chat.js';
import { startServer, temporaryFolder, type TestServer } from '../support/index.js';
import { runTold } from './consumers/run-told.mjs';

/** See ensure-python.mjs. */
const python = process.env['MCP_PYTHON'];
const lacks = process.env['MCP_PYTHON_LACKS'] ?? 'run by npm run test:outside alone';

const PROGRAM = fileURLToPath(new URL('./python/mcp_chat.py', import.meta.url));

if (python === undefined) {
  describe('the Python client of MCP', () => {
    it(`is not asked here: ${lacks}`, () => {
      expect(python).toBeUndefined();
    });
  });
} else {
  describe('the Python client of MCP, unmodified', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startServer({ env: { POSTERS: 'on' } });
    });

    it('lists tools, makes a video with progress, gets its link and picture, and knows our refusals', async () => {
      const token = await tokenOf(await newPerson(server.origin));
      const env = { CLIPWRIGHT_MCP: `${server.origin}/mcp`, CLIPWRIGHT_TOKEN: token };
      const printed = await runTold(python, [PROGRAM], { cwd: await temporaryFolder('python'), env });
      expect(JSON.parse(printed)).toEqual({
        tools: TOOLS,
        status: 'completed',
        kinds: ['text', 'resource_link', 'image'],
        told: [100, 'Video'],
        refused: [true, 'invalid_request'],
      });
    });
  });
}
