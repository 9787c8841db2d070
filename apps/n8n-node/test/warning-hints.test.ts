import { describe, expect, it } from '@jest/globals';
import type { INodeExecutionData } from 'n8n-workflow';
import { runNode } from './support/n8n-host.mjs';
import { answerFixtures, statusFixture } from '@clipwright/core/testing';
import { startScriptedServer } from './support/scripted-server.mjs';

const text = { resource: 'video', operation: 'generateFromText', prompt: 'a leaf', output: 'url' };

/** Runs the node for so many items, whose videos all come with these warnings. */
async function hintsOf(warnings: string[], items: INodeExecutionData[] = [{ json: {} }]) {
  const { origin: baseUrl } = await startScriptedServer((asked) => ({
    body: asked.startsWith('POST') ? answerFixtures().generation.body : statusFixture({ warnings }),
  }));
  const { hints } = await runNode({ baseUrl, apiKey: 'cw_key', parameters: text, items });
  return hints;
}

describe('What the server warns of', () => {
  it('is told in a hint on the output', async () => {
    expect(await hintsOf(['Nothing in the prompt says what to draw.'])).toEqual([
      { message: 'Nothing in the prompt says what to draw.', type: 'warning', location: 'outputPane' },
    ]);
  });

  it('is told once for all items that have it', async () => {
    const items = Array.from({ length: 7 }, () => ({ json: {} }));
    const [hint, ...others] = await hintsOf(['The duration was cut to 5 s.'], items);
    expect(hint?.message).toBe('Items 0, 1, 2, 3, 4 and more: The duration was cut to 5 s.');
    expect(others).toEqual([]);
  });

  it('is no page, whatever a prompt holds, and fills none', async () => {
    const hints = await hintsOf(['<b>1</b> & 2', '2', '3', '4', '5', '6', '7']);
    expect(hints[0]?.message).toBe('&lt;b&gt;1&lt;/b&gt; &amp; 2');
    expect(hints.map(({ message }) => message).slice(4)).toEqual([
      '5',
      'The server said 2 more: see "warnings" in the items.',
    ]);
  });

  it('is no hint where there is nothing', async () => {
    expect(await hintsOf([])).toEqual([]);
  });
});
