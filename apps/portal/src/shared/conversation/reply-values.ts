import type { ObjType } from '@urzad/contract';
import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { quotationStart } from '@urzad/grants';
import type { DraftKey, KeptDraft } from '../drafts/kept-draft';
import { withTexts } from '../spec-form/draft-texts';
import { filenamesOf, keptLetterFiles, type LetterFiles, NO_LETTER_FILES } from './letter-files';

/** The form of a letter in a case, with the fields that its screen adds. */
export interface ReplyValues extends LetterFiles {
  body: string;
  [more: string]: unknown;
}

/** The objects that have a conversation. */
export type TalkedAbout = Extract<ObjType, 'officecase' | 'ticket' | 'chatroom'>;

/** The draft of a person's next letter in a case or ticket. */
export function replyDraftKey(userId: number, id: number, of: TalkedAbout = 'officecase'): DraftKey {
  return { userId, form: `${of}-${id}` };
}

/** An empty letter, and over it the draft of this browser. */
export function replyStart(
  more: Readonly<Record<string, string>>,
  kept: KeptDraft | null,
  now: Date,
): ReplyValues {
  const empty = { ...more, ...NO_LETTER_FILES, body: '' };
  if (!kept) return empty;

  return { ...withTexts(empty, kept.values), ...keptLetterFiles(kept.values, now) };
}

/** A ready text behind what was typed before, which stays, and above the letter that is quoted. */
export function withReadyText(typed: string, ready: string): { text: string; caret: number } {
  const start = quotationStart(typed);
  const before = typed.slice(0, start).trimEnd();
  const written = before === '' ? ready : `${before}\n\n${ready}`;
  const quotation = typed.slice(start);

  return { text: quotation === '' ? written : `${written}\n\n${quotation}`, caret: written.length };
}

/** A letter that was sent, and the form as it is when the server has answered. */
interface SentReply {
  sent: ReplyValues;
  now: ReplyValues;
  /** A note is sent without the files of its form. */
  withFiles: boolean;
}

/**
 * What the letter did not take: the words typed while it was sent, with the choices beside them (a note stays a note),
 * and the files. Null when it took everything.
 */
export function unsentOf({ sent, now, withFiles }: SentReply): Partial<ReplyValues> | null {
  const isTyped = !['', sent.body.trim()].includes(now.body.trim());
  const taken = withFiles ? filenamesOf(sent) : [];
  const left = (names: string) => joinFileNames(fileNamesOf(names).filter((name) => !taken.includes(name)));
  const files = {
    filenames: left(now.filenames),
    audio: left(now.audio),
    video: left(now.video),
    known: now.known,
  };

  if (isTyped) return { ...now, ...files };
  return filenamesOf(files).length > 0 ? files : null;
}

/** What a press takes out of the form at once: the text, and the further fields with it. Files stay until they are sent. */
export function takenAtOnce(
  more: Readonly<Record<string, string>>,
): { body: string } & Record<string, string> {
  return { ...more, body: '' };
}

/** What was taken at once and could not be sent, before what was typed since. A choice made since stays. */
export function givenBack(
  { sent, now }: Pick<SentReply, 'sent' | 'now'>,
  more: Readonly<Record<string, string>>,
): ReturnType<typeof takenAtOnce> {
  const chosen = Object.entries(more).map(([name, start]) => {
    const since = String(now[name] ?? start);
    return [name, since === start ? String(sent[name] ?? start) : since];
  });
  const body = now.body.trim() === '' ? sent.body : `${sent.body}\n${now.body}`;
  return { ...Object.fromEntries(chosen), body };
}
