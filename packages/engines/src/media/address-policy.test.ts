import { describe, expect, it } from '@jest/globals';
import { classifyAddress } from './address-policy.js';

describe('classifyAddress', () => {
  it.each([
    '1.1.1.1',
    '11.0.0.1',
    '100.128.0.1',
    '168.63.129.17',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2606:4700::1:5efe:808:808',
    '2a00:1450:4001::1',
  ])('lets everyone connect to %s', (address) => expect(classifyAddress(address)).toBe('public'));

  it.each(['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1', '::1', 'fd12:3456::1'])(
    'keeps %s for an operator who opened his own network',
    (address) => expect(classifyAddress(address)).toBe('private'),
  );

  it.each([
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    '100.96.0.96',
    '168.63.129.16',
    'fd00:ec2::254',
    'fd00:ec2::23',
    'fd20:ce::254',
    'fd00:42::42',
    'fe80::a9fe:a9fe',
  ])('never connects to the metadata address %s', (address) =>
    expect(classifyAddress(address)).toBe('forbidden'),
  );

  it.each([
    ['mapped', '::ffff:8.8.8.8'],
    ['translated', '::ffff:0:808:808'],
    ['compatible', '::8.8.8.8'],
    ['NAT64', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::808:808'],
    ['6to4', '2002:808:808::1'],
    ['Teredo', '2001:0:4136:e378::f7f7:f7f7'],
    ['ISATAP', '2606:4700::5efe:808:808'],
    ['ISATAP, globally unique', '2606:4700::200:5efe:808:808'],
  ])('never connects to an IPv4 address inside an IPv6 one (%s)', (_form, address) =>
    expect(classifyAddress(address)).toBe('forbidden'),
  );

  it.each([
    '0.0.0.0',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::2',
    '4000::1',
    '2001:db8::1',
    'ff0e::1',
  ])('never connects to %s, which nobody on the Internet has', (address) =>
    expect(classifyAddress(address)).toBe('forbidden'),
  );

  it.each(['', 'example.com', '0x7f.1', '127.1', '1.2.3.4/8', '[::1]'])(
    'takes no text that is not one address: %j',
    (text) => expect(classifyAddress(text)).toBe('forbidden'),
  );
});
