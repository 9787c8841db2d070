const YEAR_SECONDS = 31_536_000;

/** Nothing of a visitor's device; pages write to the clipboard and show videos in full size. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': PERMISSIONS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** Headers of every answer; pages and files set a wider policy of their own. */
export const securityHeaders = (httpsRequired: boolean): Readonly<Record<string, string>> =>
  httpsRequired ? { ...ALWAYS, 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : ALWAYS;
