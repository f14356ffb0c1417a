/** A numbered statement, with a list under it where it names several things. */
export type Clause = string | { text: string; points: readonly string[] };

/** One part of a legal text, shown under its own heading. */
export interface LegalSection {
  title: string;
  clauses: readonly Clause[];
}
