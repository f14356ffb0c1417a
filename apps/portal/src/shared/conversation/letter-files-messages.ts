import type { Messages } from '../i18n/messages';

const pl = {
  documents: 'Dokumenty i zdjęcia',
  documentsHint: (most: number) => `Możesz dołączyć najwyżej ${most} plików.`,
  addRecording: 'Dodaj nagranie albo film',
  audio: 'Nagranie',
  video: 'Film',
};

const en = {
  documents: 'Documents and pictures',
  documentsHint: (most: number) => `You can attach at most ${most} files.`,
  addRecording: 'Add a recording or a video',
  audio: 'Recording',
  video: 'Video',
} satisfies typeof pl;

export const letterFilesMessages: Messages<typeof pl> = { pl, en };
