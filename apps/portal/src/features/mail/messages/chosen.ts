import { countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';
import { COUNTED_LETTER } from './letter';

const pl = {
  label: 'Zaznaczone listy',
  all: 'Zaznacz całą stronę',
  one: 'Zaznacz list:',
  count: (count: number) => `Zaznaczono: ${countText(count, COUNTED_LETTER)}`,
  read: 'Oznacz jako przeczytane',
  unread: 'Oznacz jako nieprzeczytane',
  trash: 'Do kosza',
  restore: 'Przywróć z kosza',
  done: {
    read: (count: number) => `Oznaczono jako przeczytane: ${countText(count, COUNTED_LETTER)}`,
    unread: (count: number) => `Oznaczono jako nieprzeczytane: ${countText(count, COUNTED_LETTER)}`,
    trash: (count: number) => `Przeniesiono do kosza: ${countText(count, COUNTED_LETTER)}`,
    restore: (count: number) => `Przywrócono z kosza: ${countText(count, COUNTED_LETTER)}`,
  },
  failed: 'Z zaznaczonymi listami nic się nie stało',
  close: 'Zamknij',
  gone: 'Jednego z tych listów już nie masz. Sprawdź, co jest zaznaczone, i spróbuj jeszcze raz.',
  reasons: {
    'in-trash': 'Jeden z tych listów jest już w koszu. Sprawdź, co jest zaznaczone, i spróbuj jeszcze raz.',
    'not-in-trash':
      'Jednego z tych listów nie ma już w koszu. Sprawdź, co jest zaznaczone, i spróbuj jeszcze raz.',
    moved:
      'Jeden z tych listów nie jest już w tym folderze. Sprawdź, co jest zaznaczone, i spróbuj jeszcze raz.',
  },
};

const en = {
  label: 'Selected letters',
  all: 'Select the whole page',
  one: 'Select the letter:',
  count: (count: number) => `Selected: ${countText(count, COUNTED_LETTER, 'en')}`,
  read: 'Mark as read',
  unread: 'Mark as unread',
  trash: 'To the trash',
  restore: 'Take out of the trash',
  done: {
    read: (count: number) => `Marked as read: ${countText(count, COUNTED_LETTER, 'en')}`,
    unread: (count: number) => `Marked as unread: ${countText(count, COUNTED_LETTER, 'en')}`,
    trash: (count: number) => `Put into the trash: ${countText(count, COUNTED_LETTER, 'en')}`,
    restore: (count: number) => `Taken out of the trash: ${countText(count, COUNTED_LETTER, 'en')}`,
  },
  failed: 'Nothing was done with the selected letters',
  close: 'Close',
  gone: 'You do not have one of these letters any more. Check what is selected, and try again.',
  reasons: {
    'in-trash': 'One of these letters is in the trash already. Check what is selected, and try again.',
    'not-in-trash':
      'One of these letters is not in the trash any more. Check what is selected, and try again.',
    moved: 'One of these letters is not in this folder any more. Check what is selected, and try again.',
  },
} satisfies typeof pl;

export const chosenWords: Messages<typeof pl> = { pl, en };
