// Loaded into the server before its own code. Should the process that started it be killed, nobody could pass
// a signal on any more, so the server ends itself in the orderly way.
const POLL_MS = 250;
/** Longer than an orderly end takes. */
const END_WITHIN_MS = 60_000;

const launcherPid = Number(process.env.CLIPWRIGHT_LAUNCHER_PID);
// Processes that the server starts are its own affair.
delete process.env.CLIPWRIGHT_LAUNCHER_PID;

if (launcherPid > 0) {
  const poll = setInterval(() => {
    if (process.ppid === launcherPid) return;
    clearInterval(poll);
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
  }, POLL_MS);
  poll.unref();
}
