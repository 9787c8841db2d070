import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sendRaw, TEXT_TO_VIDEO, waitUntil } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { untilAnyBegun } from '../video-rows.js';

function generation({ key }: { key: string }): string {
  const body = JSON.stringify(LONG_CLIP);
  return `POST ${TEXT_TO_VIDEO} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
}

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('an odd client', () => {
  it('that closes its half of the connection while it is held counts as gone: the connection ends, and its video is made all the same', async () => {
    const stage = await Stage.open();
    const server = await stage.start('all');
    const { hostname, port } = new URL(server.origin);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    sockets.push(socket);
    const closed = new Promise((resolve) => socket.resume().once('close', resolve));
    socket.write(generation(stage.account));
    await untilAnyBegun(stage.database);
    socket.end();
    await closed;
    expect(await expectInvariants(stage)).toMatchObject([{ status: 'completed', attempt: 1 }]);
  });

  it('that reads a byte each 20 ms gets its whole answer, and holds up nobody else', async () => {
    const stage = await Stage.open();
    const server = await stage.start('all');
    const slow = sendRaw(server.origin, {
      bytes: generation(stage.account),
      readEveryMs: 20,
      timeoutMs: 60_000,
    });
    expect((await stage.post(server))?.status).toBe(200);
    expect((await slow).answers().map(({ status }) => status)).toEqual([200]);
    expect(await expectInvariants(stage)).toHaveLength(2);
  });

  it('that opens more connections than the process may have files ends nothing: when they are closed, calls are answered', async () => {
    const stage = await Stage.open();
    const http = await stage.start('http');
    await stage.start('worker');
    expect((await stage.post(http))?.status).toBe(200);
    execFileSync('prlimit', ['--pid', String(http.pid), '--nofile=128:128']);
    const { hostname, port } = new URL(http.origin);
    for (let count = 0; count < 500; count += 1) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    await sleep(2_000);
    for (const socket of sockets.splice(0)) socket.destroy();
    stage.journal.expectResets();
    await waitUntil(
      { what: 'an answer', withinMs: 15_000 },
      async () => (await stage.post(http))?.status === 200,
    );
    expect(http.process.exitCode).toBeNull();
    await expectInvariants(stage);
  });
});
