import { refusal } from '@clipwright/core/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { pollOnce } from './support/poll-host.mjs';
import { SettlingServer, unknownCursor } from './support/settling-server.mjs';

let server: SettlingServer;
let kept: IDataObject;

beforeEach(async () => {
  server = await SettlingServer.start();
  kept = {};
});

const poll = (parameters: INodeParameters = {}) => pollOnce({ baseUrl: server.origin, parameters, kept });

const test = (parameters: INodeParameters = {}) =>
  pollOnce({ baseUrl: server.origin, parameters, kept, mode: 'manual' });

/** The ids that a poll handed over. */
const idsFrom = async (parameters: INodeParameters = {}): Promise<unknown[]> =>
  (await poll(parameters)).items.map(({ json }) => json['video_id']);

const EVENTS = ['completed', 'failed', 'canceled', 'expired'] as const;
const ALL = { events: [...EVENTS] };
const FILES = { downloadFile: true };

describe('Clipwright Trigger', () => {
  it('starts with what is settled from its activation on, and hands each video over once', async () => {
    server.settle('completed');
    expect(await idsFrom()).toEqual([]);
    const made = [server.settle('completed'), server.settle('completed')];
    expect(await idsFrom()).toEqual(made);
    expect(await idsFrom()).toEqual([]);
    const next = server.settle('completed');
    expect(await idsFrom()).toEqual([next]);
  });

  it.each(EVENTS)('tells of a video that is %s, where that is chosen, and of no other', async (event) => {
    await poll();
    const made = new Map(EVENTS.map((status) => [status, server.settle(status)]));
    expect(await idsFrom({ events: [event] })).toEqual([made.get(event)]);
    expect(server.asked.at(-1)).toMatchObject({ status: event });
  });

  it('tells of several events in the order in which they came', async () => {
    await poll(ALL);
    const made = (['failed', 'completed', 'expired', 'completed'] as const).map((status) =>
      server.settle(status),
    );
    expect(await idsFrom({ events: ['expired', 'completed', 'failed'] })).toEqual(made);
  });

  it('gives the simple fields of the Clipwright node, or all of them', async () => {
    await poll();
    const id = server.settle('completed');
    const [simple] = (await poll()).items;
    expect(simple?.json).toMatchObject({ video_id: id, status: 'completed', video_model: 'modela2' });
    expect(simple?.json).not.toHaveProperty('mode');
    expect(simple).not.toHaveProperty('binary');
    server.settle('completed');
    expect((await poll({ simplify: false })).items[0]?.json).toMatchObject({ mode: 'text' });
  });

  it.each([
    [{ model: 'modelb3' }, 1],
    [{ promptContains: 'LIGHTHOUSE' }, 2],
  ])('leaves out what the filter %j does not let through', async (filters, fitting) => {
    await poll();
    const made = [
      {},
      { video_model: 'modelb3' },
      { prompt: 'A lighthouse by the sea' },
      { prompt: null, image_url: 'https://example.com/a.png' },
    ].map((body) => server.settle('completed', body));
    expect(await idsFrom({ filters })).toEqual([made[fitting]]);
    expect(await idsFrom({ filters })).toEqual([]);
  });

  it('puts the mp4 of a completed video into a binary field, and of another none', async () => {
    const parameters = { ...ALL, ...FILES, binaryPropertyName: 'clip' };
    await poll(parameters);
    const id = server.settle('completed');
    server.settle('expired');
    const [completed, expired] = (await poll(parameters)).items;
    expect(completed?.binary?.['clip']).toMatchObject({
      fileName: `${id}.mp4`,
      mimeType: 'video/mp4',
      bytes: 8,
    });
    expect(expired).not.toHaveProperty('binary');
  });

  it('hands over so many in one run, and the rest with the next polls', async () => {
    const few = { options: { mostVideos: 2 } };
    await poll(few);
    const made = Array.from({ length: 5 }, () => server.settle('completed'));
    expect([await idsFrom(few), await idsFrom(few), await idsFrom(few), await idsFrom(few)]).toEqual([
      made.slice(0, 2),
      made.slice(2, 4),
      made.slice(4),
      [],
    ]);
    const many = Array.from({ length: 120 }, () => server.settle('completed'));
    expect(await idsFrom({ options: { mostVideos: 500 } })).toEqual(many);
  });

  it('asks again after a poll that failed: nothing is lost', async () => {
    await poll();
    const made = [server.settle('completed'), server.settle('completed')];
    server.spoil(refusal('plan_required', 'Not now.'));
    await expect(poll()).rejects.toMatchObject({ message: 'Not now.', httpCode: '403' });
    expect(await idsFrom()).toEqual(made);
  });

  it('hands over what came before a file that can not be read, and stops there until it can', async () => {
    await poll(FILES);
    const [first, second, third] = [1, 2, 3].map(() => server.settle('completed'));
    server.brokenFiles.add(second ?? '');
    expect(await idsFrom(FILES)).toEqual([first]);
    await expect(poll(FILES)).rejects.toThrow('The file of the video was answered with 404.');
    server.brokenFiles.clear();
    expect(await idsFrom(FILES)).toEqual([second, third]);
  });

  it('does not poll while a poll of the same node is at work', async () => {
    await poll();
    server.settle('completed');
    const both = await Promise.all([poll(), poll()]);
    expect(both.map(({ items }) => items.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('starts anew from now where another account stands behind the credential, and says so', async () => {
    await poll();
    server.spoil(unknownCursor());
    server.settle('completed');
    const { items, errors } = await poll();
    expect(items).toEqual([]);
    expect(errors.map(({ message }) => message)).toEqual([
      'The trigger starts anew from now: the server does not know its place.',
    ]);
    const id = server.settle('completed');
    expect(await idsFrom()).toEqual([id]);
  });

  it('says that a server is too old in place of handing over what it lists', async () => {
    server.isOld = true;
    server.settle('completed');
    await expect(poll()).rejects.toThrow('This Clipwright server is too old for the trigger.');
  });

  it('gives a test in the editor the newest video that matches, and moves nothing', async () => {
    await poll(ALL);
    const failed = server.settle('failed');
    server.settle('completed');
    const newest = server.settle('completed');
    const { items } = await test(FILES);
    expect(items.map(({ json, binary }) => [json['video_id'], binary?.['data']?.bytes])).toEqual([
      [newest, 8],
    ]);
    expect((await test({ events: ['failed'] })).items).toMatchObject([{ json: { video_id: failed } }]);
    await expect(test({ events: ['expired'] })).rejects.toThrow('No video matches yet.');
    expect(await idsFrom(ALL)).toHaveLength(3);
  });

  it('says what is wrong with a base URL that is none', async () => {
    await expect(pollOnce({ baseUrl: 'clips', kept })).rejects.toThrow('not an http or https address');
  });
});
