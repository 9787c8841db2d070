/**
 * The items of a node's output in an execution: the last run, the given output. Throws where the node did not
 * run.
 */
export function itemsOf(execution, nodeName, output = 0, connection = 'main') {
  return runOf(execution, nodeName).data?.[connection]?.[output] ?? [];
}

/** The last run of a node: hints, times, error. */
export function runOf(execution, nodeName) {
  const run = execution.data.resultData.runData[nodeName]?.at(-1);
  if (run === undefined)
    throw new Error(
      `${nodeName} did not run: ${JSON.stringify(execution.data.resultData.error ?? execution.status)}`,
    );
  return run;
}
