import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Co się zmieniło w poprawce',
  newFile: 'nowy plik:',
  says: (text: string) => `wyjaśnienie: ${text}`,
  nothing: 'W poprawce nie zmieniła się żadna odpowiedź i nie ma nowych plików.',
};

const en = {
  title: 'What the correction has changed',
  newFile: 'new file:',
  says: (text: string) => `explanation: ${text}`,
  nothing: 'The correction has changed no answer and brought no new files.',
} satisfies typeof pl;

export const correctionMessages: Messages<typeof pl> = { pl, en };
