import { expect, it, jest } from '@jest/globals';
import { CommandError } from '../command-error.js';
import { processTerminal, quarters } from './terminal.js';

it('says how far a clip is, each quarter once and the end not at all', () => {
  const said: string[] = [];
  const progress = quarters((line) => void said.push(line));
  for (const fraction of [0, 0.1, 0.26, 0.3, 0.2, 0.8, 0.9, 1]) progress(fraction);
  expect(said).toEqual(['25 %', '75 %']);
});

it('lets no answer of a foreign server steer the terminal: escapes and turned text are taken out', () => {
  const written: string[] = [];
  const write = (text: unknown): boolean => written.push(String(text)) > 0;
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation(write),
  );
  const { out, say } = processTerminal();
  out('card  \u001b]52;c;ZXZpbA==\u0007RTX\t4090');
  say('\u009b2Jdone\r\u202eevil');
  for (const spy of spies) spy.mockRestore();
  expect(written).toEqual(['card  \ufffd]52;c;ZXZpbA==\ufffdRTX\t4090\n', '\ufffd2Jdone\ufffd\ufffdevil\n']);
  expect(new CommandError('it serves \u001b[2Jnothing\n  - line two').message).toBe(
    'it serves \ufffd[2Jnothing\n  - line two',
  );
});
