import { describe, expect, it } from '@jest/globals';
import { pinAddresses } from './address-pinning.js';

const nothing = () => Promise.reject(new Error('ENOTFOUND'));
const answering =
  (...answers: string[]) =>
  () =>
    Promise.resolve(answers);

describe('pinAddresses', () => {
  it('pins every answer of a public name', async () => {
    const pinned = await pinAddresses('example.com', {
      resolve: answering('1.1.1.1', '2606:4700::1'),
      allowPrivate: false,
    });
    expect(pinned).toEqual({
      addresses: [
        { address: '1.1.1.1', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
    });
  });

  it('refuses a whole answer for one private address in it', async () => {
    const pinned = await pinAddresses('example.com', {
      resolve: answering('1.1.1.1', '10.0.0.1'),
      allowPrivate: false,
    });
    expect(pinned).toEqual({ refused: 'denied' });
  });

  it('judges a literal without asking the resolver', async () => {
    expect(await pinAddresses('127.0.0.1', { resolve: answering('1.1.1.1'), allowPrivate: false })).toEqual({
      refused: 'denied',
    });
    const public6 = await pinAddresses('[2606:4700::1]', { resolve: nothing, allowPrivate: false });
    expect(public6).toEqual({ addresses: [{ address: '2606:4700::1', family: 6 }] });
  });

  it('says unresolved for a name without an address', async () => {
    expect(await pinAddresses('nowhere.example', { resolve: nothing, allowPrivate: false })).toEqual({
      refused: 'unresolved',
    });
    expect(await pinAddresses('empty.example', { resolve: answering(), allowPrivate: false })).toEqual({
      refused: 'unresolved',
    });
  });

  it('opens private addresses on request, and metadata addresses never', async () => {
    const lan = await pinAddresses('nas.local', { resolve: answering('192.168.1.2'), allowPrivate: true });
    expect(lan).toEqual({ addresses: [{ address: '192.168.1.2', family: 4 }] });
    const metadata = await pinAddresses('nas.local', {
      resolve: answering('169.254.169.254'),
      allowPrivate: true,
    });
    expect(metadata).toEqual({ refused: 'denied' });
  });

  it("resolves by the machine's own resolver when asked to", async () => {
    const { systemResolve } = await import('./address-pinning.js');
    expect(await pinAddresses('localhost', { resolve: systemResolve, allowPrivate: false })).toEqual({
      refused: 'denied',
    });
  });
});
