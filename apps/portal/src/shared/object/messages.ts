import { asSpecified } from '@urzad/domain';
import type { Messages } from '../i18n/messages';

const pl = {
  decision: 'Decyzja',
  decide: 'Zdecyduj',
  notWhileActing: 'Tej decyzji nie można podjąć za inną osobę. Wróć na swoje konto.',
  fileNotRemoved: 'Nie udało się usunąć pliku. Spróbuj ponownie.',
  downloadStarted: asSpecified('Pobieranie rozpoczęte'),
};

const en = {
  decision: 'Decision',
  decide: 'Decide',
  notWhileActing: 'This decision cannot be taken for somebody else. Return to your own account.',
  fileNotRemoved: 'The file could not be removed. Try again.',
  downloadStarted: 'Download started',
} satisfies typeof pl;

export const objectMessages: Messages<typeof pl> = { pl, en };
