import { describe, expect, it } from '@jest/globals';
import { followRemote, type Look, type Patience, type UnfinishedLook } from './follow-remote.js';

const WORKING: Look<string> = { kind: 'working' };
const DONE: Look<string> = { kind: 'done', result: 'a video' };
const odd = (patience: Patience): Look<string> => ({ kind: 'odd', error: new Error('gone'), patience });

/** Looks in this order, the last one again and again. */
async function following(
  ...looks: readonly Look<string>[]
): Promise<{ ended: string; pauses: UnfinishedLook[] }> {
  const pauses: UnfinishedLook[] = [];
  let looked = 0;
  const look = async () => looks[Math.min(looked++, looks.length - 1)] ?? DONE;
  const ended = await followRemote(look, async (unfinished) => pauses.push(unfinished)).catch(
    (error: unknown) => String(error),
  );
  return { ended, pauses };
}

describe('work on another server', () => {
  it('is looked at until it is done, with a pause after each look before', async () => {
    expect(await following(WORKING, WORKING, DONE)).toEqual({ ended: 'a video', pauses: [WORKING, WORKING] });
  });

  it('is given up after so many odd looks in a row, and not one before', async () => {
    const twice = odd({ looks: 2 });
    expect((await following(twice, WORKING, twice, WORKING, twice, DONE)).ended).toBe('a video');
    expect((await following(WORKING, twice, twice, DONE)).ended).toBe('Error: gone');
  });

  it('is given up at the first odd look that wants no patience', async () => {
    expect((await following(odd({}), DONE)).ended).toBe('Error: gone');
  });

  it('is not given up before it was unheard of for as long as is borne', async () => {
    const patient = odd({ looks: 2, ms: 60_000 });
    expect((await following(patient, patient, patient, patient, DONE)).ended).toBe('a video');
  });

  it('is given up once it was unheard of for that long', async () => {
    const seen = await following(odd({ ms: 5 }));
    expect(seen.ended).toBe('Error: gone');
    expect(seen.pauses.length).toBeGreaterThan(0);
  });

  it('ends with what a look throws', async () => {
    const broken = followRemote(
      () => Promise.reject(new Error('refused')),
      async () => undefined,
    );
    await expect(broken).rejects.toThrow('refused');
  });
});
