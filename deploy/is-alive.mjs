// The health check of the container: ends well while the process answers /healthz. A worker has no address to ask.
if (process.env.CLIPWRIGHT_ROLE !== 'worker') {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => null);
  process.exitCode = answer?.ok === true ? 0 : 1;
}
