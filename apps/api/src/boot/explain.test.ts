import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../config/config-error.js';
import { explain } from './explain.js';

describe('what a failed start says', () => {
  it('names a taken port, and what to do', async () => {
    const first = createServer();
    const port = await new Promise<number>((resolve) =>
      first.listen(0, '127.0.0.1', () => resolve((first.address() as { port: number }).port)),
    );
    const error = await new Promise((resolve) =>
      createServer().once('error', resolve).listen(port, '127.0.0.1'),
    );
    await new Promise((resolve) => first.close(resolve));
    expect(explain(error)).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop that program, or set PORT to another one.`,
    );
  });

  it('shows our own messages without a stack', () => {
    expect(explain(new ConfigError(['PORT is wrong.']))).toBe(
      'Clipwright did not start, because of its settings:\n  - PORT is wrong.',
    );
  });
});
