/** The faces between rows of points, so many to a row and one more. */
export function netOf(rows: number, across: number): number[] {
  const faces: number[] = [];
  for (let cell = 0; cell < rows * across; cell += 1) {
    const first = Math.floor(cell / across) * (across + 1) + (cell % across);
    faces.push(first, first + across + 1, first + 1, first + 1, first + across + 1, first + across + 2);
  }
  return faces;
}
