/**
 * Does something by the first of several fast clicks alone. What it changes may put another button under the pointer
 * before the second one comes, which nobody aimed at.
 */
export const firstClick =
  (work: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) work();
  };
