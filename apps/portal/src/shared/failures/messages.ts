import type { Messages } from '../i18n/messages';

interface FailureWords {
  network: string;
  unknown: string;
  loadTitle: string;
  retry: string;
  loading: string;
}

export const failureMessages: Messages<FailureWords> = {
  pl: {
    network: 'Nie mamy połączenia z serwerem. Sprawdź internet i spróbuj ponownie. Nic nie zginęło.',
    unknown: 'Coś poszło nie tak po naszej stronie. Nic nie zginęło – spróbuj ponownie za chwilę.',
    loadTitle: 'Nie udało się wczytać tej strony',
    retry: 'Spróbuj ponownie',
    loading: 'Wczytujemy stronę',
  },
  en: {
    network: 'We have no connection with the server. Check your internet and try again. Nothing is lost.',
    unknown: 'Something went wrong on our side. Nothing is lost – try again in a moment.',
    loadTitle: 'This page could not be loaded',
    retry: 'Try again',
    loading: 'Loading the page',
  },
};
