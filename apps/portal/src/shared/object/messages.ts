import { asSpecified } from '@urzad/domain';
import type { Messages } from '../i18n/messages';

const pl = {
  decision: 'Decyzja',
  decide: 'Zdecyduj',
  notWhileActing: 'Tej decyzji nie można podjąć za inną osobę. Wróć na swoje konto.',
  changedMeanwhile: 'Ktoś zmienił to w międzyczasie. Sprawdź obecny stan i zdecyduj jeszcze raz.',
  stepGone:
    'W międzyczasie stan się zmienił i tej czynności nie można już wykonać. Pokazujemy aktualny stan.',
  missing: (sum: string) => `Brakuje: ${sum}.`,
  changed: 'Ktoś zmienił to w międzyczasie',
  changedText:
    'To, co jest tu wpisane, zostało. Pozostałe pola są już aktualne. Sprawdź całość, zanim zapiszesz.',
  locked: 'Tego nie można już zapisać',
  lockedText: 'W międzyczasie ktoś zrobił następny krok. Możesz jeszcze skopiować to, co jest w formularzu.',
  fileNotRemoved: 'Nie udało się usunąć pliku. Spróbuj ponownie.',
  downloadStarted: asSpecified('Pobieranie rozpoczęte'),
};

const en = {
  decision: 'Decision',
  decide: 'Decide',
  notWhileActing: 'This decision cannot be taken for somebody else. Return to your own account.',
  changedMeanwhile: 'Somebody has changed this in the meantime. Check it as it is now, and decide again.',
  stepGone:
    'The state has changed in the meantime, and this can no longer be done. It is shown as it is now.',
  missing: (sum: string) => `Missing: ${sum}.`,
  changed: 'Somebody has changed this in the meantime',
  changedText:
    'What you typed has stayed. The other fields are up to date. Check everything before you save.',
  locked: 'This cannot be saved any more',
  lockedText: 'Somebody took the next step in the meantime. You can still copy what is in the form.',
  fileNotRemoved: 'The file could not be removed. Try again.',
  downloadStarted: 'Download started',
} satisfies typeof pl;

export const objectMessages: Messages<typeof pl> = { pl, en };
