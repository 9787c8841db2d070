import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.js';

describe('what an address counts as', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['[fe80::1%25eth0]:8787', 'fe80:0:0:0::/64'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:8000::'])(
    '%s is of one network with 2001:db8:1:2::9',
    (address) => {
      expect(networkOf(address)).toBe(networkOf('2001:db8:1:2::9'));
    },
  );

  it('a neighbouring /64 is another network', () => {
    expect(networkOf('2001:db8:1:3::9')).not.toBe(networkOf('2001:db8:1:2::9'));
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    'localhost',
    '192.0.2',
    '3221225991',
    '0x7f.1',
    '192.0.2.7.8',
    '192.0.2.256',
    ':::',
    '[192.0.2.7',
    '192.0.2.7:port',
    "'; --",
  ])('what is no address counts as one, whatever it says: %s', (text) => {
    expect(networkOf(text)).toBe(networkOf('no address either'));
  });
});
