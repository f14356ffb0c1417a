import type { Messages } from '../i18n/messages';

const pl = {
  saving: 'Zapisujemy szkic',
  saved: (time: string) => `Szkic zapisany o ${time}`,
  kept: 'Brak połączenia. Nie zamykaj tej strony: zapiszemy zmiany, gdy połączenie wróci.',
  /** Below the banner of the lost connection, which says the rest. */
  waiting: 'Zmiany czekają na zapis.',
  unkept: 'Nie udało się zapisać. Nie zamykaj tej strony – próbujemy dalej.',
  conflict: 'Szkic zmieniono też w innym miejscu.',
  compare: 'Porównaj wersje',
};

const en = {
  saving: 'Saving the draft',
  saved: (time: string) => `Draft saved at ${time}`,
  kept: 'No connection. Keep this page open: your changes will be saved when the connection is back.',
  waiting: 'Your changes wait to be saved.',
  unkept: 'It could not be saved. Keep this page open; we keep trying.',
  conflict: 'The draft was changed somewhere else too.',
  compare: 'Compare the versions',
} satisfies typeof pl;

export const draftMessages: Messages<typeof pl> = { pl, en };
