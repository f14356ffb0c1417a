import type { MailLetter, MailThread } from '@urzad/contract';

/** The letter whose address it is, of its conversation. */
export function openedLetter({ id, letters }: MailThread): MailLetter {
  const letter = letters.find((one) => one.id === id);
  if (!letter) throw new Error('A conversation has no letter of its address.');
  return letter;
}
