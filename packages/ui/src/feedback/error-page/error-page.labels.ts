import type { LabelSet } from '../../foundations/locale/locale';

/** The status of the answer that failed, or no connection. */
export type ErrorPageKind = '403' | '404' | '409' | '500' | 'offline';

export interface ErrorPageWords {
  title: string;
  text: string;
  /** What to do next, the most probable cause first. */
  steps: readonly string[];
}

export interface ErrorPageLabels extends Record<ErrorPageKind, ErrorPageWords> {
  code: (code: string) => string;
  next: string;
  retry: string;
  reload: string;
  home: string;
  help: string;
}

export const errorPageLabels = {
  widget: 'ErrorPage',
  pl: {
    '403': {
      title: 'Nie masz dostępu do tej strony',
      text: 'Ta strona należy do innego konta albo wymaga uprawnień, których Twoje konto nie ma.',
      steps: [
        'Sprawdź, na które konto się logujesz.',
        'Jeśli potrzebujesz tej strony, napisz do nas lub zadzwoń.',
      ],
    },
    '404': {
      title: 'Nie znaleźliśmy tej strony',
      text: 'Adres może mieć literówkę albo tej strony już nie ma.',
      steps: ['Sprawdź adres w pasku przeglądarki.', 'Przejdź na stronę główną i poszukaj stamtąd.'],
    },
    '409': {
      title: 'Te dane zmieniły się w międzyczasie',
      text: 'Ktoś zmienił je przed Tobą, na przykład Ty w innej karcie. Twojej zmiany jeszcze nie zapisaliśmy.',
      steps: ['Wczytaj dane ponownie i sprawdź, co się zmieniło.', 'Wprowadź swoją zmianę jeszcze raz.'],
    },
    '500': {
      title: 'Coś poszło nie tak po naszej stronie',
      text: 'To nie Twoja wina. Zapisane dane są bezpieczne.',
      steps: [
        'Spróbuj ponownie za chwilę.',
        'Jeśli to nie pomoże, daj nam znać, co próbujesz zrobić i o której godzinie.',
      ],
    },
    offline: {
      title: 'Nie masz połączenia z internetem',
      text: 'Zapisane dane są bezpieczne.',
      steps: ['Sprawdź Wi-Fi, kabel albo dane komórkowe.', 'Gdy połączenie wróci, spróbuj ponownie.'],
    },
    code: (code) => `Błąd ${code}`,
    next: 'Co możesz zrobić',
    retry: 'Spróbuj ponownie',
    reload: 'Wczytaj ponownie',
    home: 'Przejdź na stronę główną',
    help: 'Pomoc:',
  },
  en: {
    '403': {
      title: 'You have no access to this page',
      text: 'This page belongs to another account, or needs permissions that your account does not have.',
      steps: ['Check which account you are signed in to.', 'If you need this page, write to us or call.'],
    },
    '404': {
      title: 'We could not find this page',
      text: 'The address may have a typing error, or the page is no longer there.',
      steps: ['Check the address in the bar of your browser.', 'Go to the home page and search from there.'],
    },
    '409': {
      title: 'These data have changed in the meantime',
      text: 'Somebody changed them before you, perhaps you in another tab. Your change is not saved yet.',
      steps: ['Load the data again and see what has changed.', 'Make your change once more.'],
    },
    '500': {
      title: 'Something went wrong on our side',
      text: 'It is not your fault. What was saved is safe.',
      steps: [
        'Try again in a moment.',
        'If that does not help, tell us what you were trying to do and at what time.',
      ],
    },
    offline: {
      title: 'You have no connection to the internet',
      text: 'What was saved is safe.',
      steps: ['Check your Wi-Fi, cable or mobile data.', 'Try again when the connection is back.'],
    },
    code: (code) => `Error ${code}`,
    next: 'What you can do',
    retry: 'Try again',
    reload: 'Load again',
    home: 'Go to the home page',
    help: 'Help:',
  },
} as const satisfies LabelSet<ErrorPageLabels>;
