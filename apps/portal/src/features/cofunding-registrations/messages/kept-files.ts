import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Pliki z poprzedniej wizyty',
  sending: 'wysyłamy.',
  waiting: 'czekamy na połączenie, potem wyślemy.',
  attached: 'jest w zgłoszeniu.',
  failed: 'nie udało się dołączyć.',
  closed: 'nie dołączymy, bo dokumentów tego rodzaju nie można teraz zmieniać.',
  toFiles: 'Zobacz dokumenty',
  unsent: 'Jeszcze wysyłamy pliki. Poczekaj, aż skończymy, albo usuń je w kroku z dokumentami.',
};

const en = {
  title: 'Files of your last visit',
  sending: 'being sent.',
  waiting: 'waiting for the connection, then we will send it.',
  attached: 'in the application.',
  failed: 'could not be attached.',
  closed: 'will not be attached, as documents of this kind cannot be changed now.',
  toFiles: 'See the documents',
  unsent:
    'Files are still being sent. Wait until that is done, or remove them at the step with the documents.',
} satisfies typeof pl;

/** Files that an earlier visit did not send; each text follows the name of the file. */
export const keptFilesMessages = { pl, en } satisfies Messages<typeof pl>;
