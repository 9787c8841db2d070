const DENIAL = /(?:\b(?:not|never|without|isn|doesn|don|didn|won|aren)\b|n['’]t)\s+(?:t\s+)?(?:\w+\s+)?$/iu;

/** Whether what begins there is said not to be: "not eating", "without fire". */
export const isDenied = (prompt: string, at: number): boolean => DENIAL.test(prompt.slice(0, at));
