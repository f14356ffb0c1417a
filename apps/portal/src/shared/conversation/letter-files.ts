import { fileNamesOf, joinFileNames } from '@urzad/domain';
import type { FileFacts, StoredFile } from '@urzad/ui/uploads';
import * as z from 'zod/mini';
import { KEPT_MS } from '../uploads/kept-limits';

const File = z.object({
  filename: z.string(),
  name: z.optional(z.string()),
  size: z.optional(z.int()),
  url: z.optional(z.string()),
  thumb: z.optional(z.string()),
  /** When it was uploaded, by the clock of the device. */
  upload_date: z.optional(z.string()),
});

/** The files of a letter as values of its form: names on the server, joined by a pipe, and facts about them. */
export interface LetterFiles {
  /** Documents and pictures; errors of the server about any file are of this name. */
  filenames: string;
  audio: string;
  video: string;
  /** Of the files above, so that a draft can show them again. */
  known: readonly StoredFile[];
}

export const NO_LETTER_FILES: LetterFiles = { filenames: '', audio: '', video: '', known: [] };

/** What is sent: the names of all files. */
export function filenamesOf({ filenames, audio, video }: Omit<LetterFiles, 'known'>): string[] {
  return [filenames, audio, video].flatMap(fileNamesOf);
}

/**
 * The files of a kept draft that the server still has: it forgets an upload that no letter took within a day. `now` is
 * that of the device, as the times of the uploads are.
 */
export function keptLetterFiles(kept: Readonly<Record<string, unknown>>, now: Date): LetterFiles {
  const found = z.safeParse(z.array(File), kept.known);
  const isThere = ({ upload_date = '' }: StoredFile) => now.getTime() - Date.parse(upload_date) < KEPT_MS;
  const known = (found.success ? found.data : []).filter(isThere);
  const namesIn = (value: unknown) =>
    fileNamesOf(typeof value === 'string' ? value : '').filter((name) =>
      known.some(({ filename }) => filename === name),
    );

  return {
    filenames: joinFileNames(namesIn(kept.filenames)),
    audio: joinFileNames(namesIn(kept.audio)),
    video: joinFileNames(namesIn(kept.video)),
    known,
  };
}

export function isOnItsWay({ success, error }: FileFacts): boolean {
  return !success && error === '';
}
