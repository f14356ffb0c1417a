import type { Messages } from '#shared/i18n/messages';

/** Texts of the cases about a registration, and of its withdrawal. */
const pl = {
  title: 'Sprawy tego zgłoszenia',
  failed: 'Nie udało się wczytać spraw',
  loading: 'Wczytujemy sprawy',
  none: 'Nie ma jeszcze spraw.',
  withdraw: {
    title: 'Nie chcesz już dofinansowania?',
    text: 'Zgłoszenie możesz wycofać, dopóki nie podpiszesz umowy.',
    action: 'Wycofaj zgłoszenie',
    ask: (number: string) => `Czy wycofać zgłoszenie ${number}?`,
    consequence:
      'Miejsca Twoich dzieci dostaną inne rodziny. Wycofania nie można cofnąć. Podpisane dokumenty zostają w aktach urzędu.',
    again: 'Dopóki trwa nabór i zgłoszenie nie zostało rozpatrzone, po wycofaniu możesz złożyć nowe.',
    reason: 'Powód',
    chooseReason: 'Wybierz powód',
    back: 'Wróć',
    refused: 'Nie udało się wycofać zgłoszenia',
    done: (number: string) => `Wycofane: ${number}`,
  },
};

const en = {
  title: 'Cases of this application',
  failed: 'The cases could not be loaded',
  loading: 'Loading the cases',
  none: 'There are no cases yet.',
  withdraw: {
    title: 'Do you no longer want the co-funding?',
    text: 'You can withdraw the application until you sign the contract.',
    action: 'Withdraw the application',
    ask: (number: string) => `Withdraw the application ${number}?`,
    consequence:
      'The places of your children go to other families. A withdrawal cannot be undone. Signed documents stay in the files of the office.',
    again:
      'While the call is open and nothing was decided, you can submit a new application after the withdrawal.',
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    back: 'Back',
    refused: 'The application could not be withdrawn',
    done: (number: string) => `Withdrawn: ${number}`,
  },
} satisfies typeof pl;

export const caseMessages: Messages<typeof pl> = { pl, en };
