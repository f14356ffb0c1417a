/** Where the copy of a letter lies that somebody holds (Process §2.18). */
export const MAIL_FOLDERS = ['inbox', 'sent', 'drafts', 'trash'] as const;
export type MailFolder = (typeof MAIL_FOLDERS)[number];

export const MAIL_SUBJECT_MAX = 200;
export const MAIL_BODY_MAX = 20_000;
/** To and copy together. */
export const MAIL_RECIPIENTS_MAX = 30;
export const MAIL_FILES_MAX = 10;

/** Days in the trash, after which a copy is erased. */
export const MAIL_TRASH_DAYS = 30;

const MARKS = {
  answer: /^(re|odp)\s*:\s*/i,
  forward: /^(fwd?|pd)\s*:\s*/i,
} as const;
const PREFIXES = { answer: 'Odp: ', forward: 'PD: ' } as const;

/** The subject of an answer, or of a letter that is passed on: one mark, however often it went back and forth. */
export function subjectAfter(subject: string, as: keyof typeof MARKS): string {
  let bare = subject.trim();
  while (MARKS[as].test(bare)) bare = bare.replace(MARKS[as], '');
  return `${PREFIXES[as]}${bare}`.slice(0, MAIL_SUBJECT_MAX).trimEnd();
}

/** The text of another letter below one's own, each line marked as mail programs do. */
export function quotedText(body: string): string {
  return body
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/**
 * Where the letter that is quoted below one's own text begins, at the line that names its writer; the length of a text
 * that ends with no quotation.
 */
export function quotationStart(text: string): number {
  const lines = text.trimEnd().split('\n');
  let first = lines.length;
  while (first > 0 && lines[first - 1]?.startsWith('>')) first -= 1;
  if (first === lines.length) return text.length;
  const isNamed = lines[first - 1]?.endsWith(':') && !lines[first - 2];
  const above = lines.slice(0, isNamed ? first - 1 : first);
  return above.reduce((length, line) => length + line.length + 1, 0);
}
