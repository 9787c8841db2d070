/** jest's globalTeardown, beside postgres-setup.mjs. */
export default async function tearDown() {
  await globalThis.clipwrightTestPostgres?.stop();
}
