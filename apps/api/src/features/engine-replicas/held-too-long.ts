/**
 * Whether what an ended video has left holds its slot for so long that somebody should look: once more the
 * time in which every video has to be made. It goes on holding it: a server that says that it works, or says
 * nothing, would fail whoever is sent there next.
 */
export const isHeldTooLong = (forMs: number, deadlineMs: number): boolean => forMs > deadlineMs;
