import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Co się zmieniło w poprawce',
  newFile: 'nowy plik:',
  removedFile: 'usunięty plik:',
  says: (text: string) => `wyjaśnienie: ${text}`,
  nothing: 'W poprawce nie zmieniła się żadna odpowiedź i żaden plik.',
};

const en = {
  title: 'What the correction has changed',
  newFile: 'new file:',
  removedFile: 'removed file:',
  says: (text: string) => `explanation: ${text}`,
  nothing: 'The correction has changed no answer and no file.',
} satisfies typeof pl;

export const correctionMessages: Messages<typeof pl> = { pl, en };
