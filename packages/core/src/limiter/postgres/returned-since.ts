/**
 * What was returned since a place, in parts: single ones up to the next 64, those up to the next 4,096, and those
 * after them.
 */
export const returnedSince = (place: string, { name, key }: { name: string; key: string }): string => `
        SELECT weight FROM limiter_returns WHERE name = ${name} AND key = ${key} AND span = 1
          AND first >= ${place} AND first < ${place} / 64 * 64 + 64
        UNION ALL
        SELECT weight FROM limiter_returns WHERE name = ${name} AND key = ${key} AND span = 64
          AND first >= ${place} / 64 * 64 + 64 AND first < ${place} / 4096 * 4096 + 4096
        UNION ALL
        SELECT weight FROM limiter_returns WHERE name = ${name} AND key = ${key} AND span = 4096
          AND first >= ${place} / 4096 * 4096 + 4096
      `;
