import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Nieprzyjęte listy',
  lead: 'Listów z zewnątrz, których portal nie przyjął, szukaj w skrzynce pocztowej urzędu.',
  loading: 'Wczytujemy nieprzyjęte listy',
  failed: 'Nie udało się wczytać nieprzyjętych listów',
  empty: 'Nie ma nieprzyjętych listów',
  emptyText: 'Każdy list, który przyszedł na adres urzędu, jest w folderze „Odebrane”.',
};

const en = {
  title: 'Letters not taken',
  lead: 'Look for letters from outside that the portal did not take in the mailbox of the office.',
  loading: 'Loading letters that were not taken',
  failed: 'The letters that were not taken could not be loaded',
  empty: 'There are no letters that were not taken',
  emptyText: 'Each letter that came to the address of the office is in the folder “Inbox”.',
} satisfies typeof pl;

export const refusedWords: Messages<typeof pl> = { pl, en };
