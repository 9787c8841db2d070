// The health check of the container: ends well while the process answers /healthz, where it tells monitors how it is.
const port = (process.env.METRICS_LISTEN || `:${process.env.PORT ?? 3000}`).split(':').at(-1);
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
process.exitCode = answer?.ok === true ? 0 : 1;
