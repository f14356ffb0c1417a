import type { NoticeTemplateCode } from '@urzad/grants';
import type { Db, Tx } from '../db';
import { inWords, type NoticeText } from '../mail/email';
import { findTemplates, wordErrors } from './stored-templates';

/**
 * A notice in the words of the office, where it has changed those of the template. They are read in the transaction of
 * the event, so a change is seen at once, on every server.
 */
export async function inOfficeWords(
  db: Db | Tx,
  text: NoticeText,
  id_application: number,
): Promise<NoticeText> {
  return text.template ? (await officeWordsOf(db, id_application, [text.template.code]))(text) : text;
}

/** The same for many notices. */
export async function officeWordsOf(
  db: Db | Tx,
  id_application: number,
  codes: readonly NoticeTemplateCode[],
): Promise<(text: NoticeText) => NoticeText> {
  const stored = await findTemplates(db, id_application, codes);
  return (text) => {
    const found = text.template && stored.get(text.template.code)?.words;
    // A mark that this release has no more would stand in what people get: then the shipped words hold.
    if (!text.template || !found || Object.keys(wordErrors(text.template.code, found)).length > 0)
      return text;
    const { subject_pl, text_pl, subject_en, text_en } = found;
    const words = { subject: { pl: subject_pl, en: subject_en }, text: { pl: text_pl, en: text_en } };
    return { ...text, ...inWords(text.template.values, words) };
  };
}
