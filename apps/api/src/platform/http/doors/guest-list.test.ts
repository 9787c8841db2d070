import { describe, expect, it } from '@jest/globals';
import { countedUnless } from './guest-list.js';

const countedAs = countedUnless(['10.0.0.5', '172.16.0.0/12', '2001:db8:ff::/48']);

describe('whose connections are counted', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.5',
    '::ffff:10.0.0.5',
    '172.18.0.2',
    '2001:db8:ff:7::1',
    '10.0.0.5:4711',
  ])('not those of this machine and of trusted proxies: %s', (address) => {
    expect(countedAs(address)).toBeNull();
  });

  it.each([
    ['10.0.0.6', '10.0.0.6'],
    ['::ffff:10.0.0.6', '10.0.0.6'],
    ['2001:db8:fe:7::1', '2001:db8:fe:7::/64'],
    ['garbage', 'unknown'],
  ])('all others by their network: %s', (address, network) => {
    expect(countedAs(address)).toBe(network);
  });

  it('those of an address that is not known any more, too', () => {
    expect(countedAs(undefined)).toBe('unknown');
  });
});
