import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { isSameProcess, processIdentity } from './process-identity.js';

async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid!;
}

describe('the identity of a process', () => {
  it('stays the same for as long as the process runs', () => {
    const identity = processIdentity(process.pid);
    expect(identity).toEqual(expect.any(String));
    expect(isSameProcess(process.pid, identity!)).toBe(true);
  });

  it('is not that of another run that has the same pid', () => {
    expect(isSameProcess(process.pid, 'another-boot:12345')).toBe(false);
  });

  it('ends with the process', async () => {
    const pid = await endedPid();
    expect(processIdentity(pid)).toBeNull();
    expect(isSameProcess(pid, 'any')).toBe(false);
  });
});
