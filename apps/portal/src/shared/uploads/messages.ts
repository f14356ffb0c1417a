import type { Messages } from '../i18n/messages';

const pl = {
  leaving: {
    title: 'Wyjść, zanim pliki się wyślą?',
    text: 'Wysyłanie stanie, gdy stąd wyjdziesz. Pliki, których jeszcze nie mamy, trzeba będzie dosłać po powrocie na tę stronę.',
    stay: 'Zostań na stronie',
    leave: 'Wyjdź bez tych plików',
  },
};

const en = {
  leaving: {
    title: 'Leave before the files are sent?',
    text: 'Sending stops when you leave. Files that we do not have yet have to be sent when you come back to this page.',
    stay: 'Stay on the page',
    leave: 'Leave without these files',
  },
} satisfies typeof pl;

export const uploadMessages: Messages<typeof pl> = { pl, en };
