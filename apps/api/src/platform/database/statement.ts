/** A named, prepared statement. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
