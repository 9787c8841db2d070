import { describe, expect, it } from '@jest/globals';
import { requireGoodPassword } from './password-field.js';

const take = (password: string): Promise<void> =>
  requireGoodPassword(password, 'ada@example.com', 'password');

describe('a new password', () => {
  it.each(['qazwsxedcrfv', '1Q2W3E4R5T6Y', 'basketball', 'Manchester', 'password123'])(
    'is refused when it is one of the most used: %s',
    async (password) => {
      await expect(take(password)).rejects.toMatchObject({
        code: 'invalid_request',
        param: 'password',
        message: expect.stringContaining('easy to guess'),
      });
    },
  );

  it.each(['three quiet harbours', 'basketball in the rain', 'xkq!vb-82mn'])(
    'is taken when it is not: %s',
    async (password) => {
      await expect(take(password)).resolves.toBeUndefined();
    },
  );

  it.each([
    ['too short', 'abc', 'at least 10'],
    ['too long', 'ab'.repeat(101), 'at most 200'],
    ['the e-mail address', 'ada@example.com', 'easy to guess'],
  ])('is refused when it is %s', async (_, password, text) => {
    await expect(take(password)).rejects.toMatchObject({ message: expect.stringContaining(text) });
  });
});
