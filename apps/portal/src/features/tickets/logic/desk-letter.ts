import type { Ticket } from '@urzad/contract';

const LETTERS = ['answer', 'ask', 'solve', 'note'] as const;

/** What the help desk writes. */
export type DeskLetter = (typeof LETTERS)[number];

/** What this officer may write now. */
export function lettersOf({ steps }: Pick<Ticket, 'steps'>): DeskLetter[] {
  return LETTERS.filter((letter) => steps.includes(letter));
}

/**
 * What is sent: a kept draft may have chosen what this officer may not write any more. It stays a note then, so that
 * nobody gets by mistake what was meant for the office.
 */
export function chosenLetter(letters: readonly DeskLetter[], letter: unknown): DeskLetter {
  return letters.find((one) => one === letter) ?? 'note';
}
