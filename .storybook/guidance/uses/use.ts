/** Guidance on one widget, a sentence each. Its page shows it. */
export interface Use {
  /** The case that it is made for. */
  when: string;
  /** A case that looks alike and is not. */
  not: string;
  /** What to take in that case. */
  instead: string;
}

/** By the name that the page of the widget has: the second part of the title of its stories. */
export type Uses = Readonly<Record<string, Use>>;
