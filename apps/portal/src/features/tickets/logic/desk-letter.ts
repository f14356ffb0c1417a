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

/**
 * What a form keeps: once something is typed, the letter that it is shown as. Words typed as a note stay a note when this
 * officer may write to who asked again, in the same form.
 */
export function keptLetter(
  letters: readonly DeskLetter[],
  { body, letter }: { body: string; letter: string },
): string {
  return body.trim() === '' ? letter : chosenLetter(letters, letter);
}
