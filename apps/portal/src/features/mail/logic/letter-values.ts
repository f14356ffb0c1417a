import {
  isObjType,
  type LetterSubject,
  type LinkedObject,
  type MailLetter,
  type ObjectRef,
} from '@urzad/contract';
import { isBlank, mailError } from '@urzad/domain';
import { hasPrivateNumber, MAIL_FILES_MAX, quotedText, subjectAfter } from '@urzad/grants';
import type { PickItem } from '@urzad/ui/autocomplete';
import {
  filenamesOf,
  keptLetterFiles,
  type LetterFiles,
  NO_LETTER_FILES,
} from '#shared/conversation/letter-files';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { withTexts } from '#shared/spec-form/draft-texts';
import type { LetterBody } from '../api';

/** The form of a letter; ids are texts. */
export interface LetterValues extends LetterFiles {
  to: readonly string[];
  cc: readonly string[];
  /** Addresses outside. */
  outside: readonly string[];
  /** The object that it is about, `officecase:12`; empty for none. */
  object: string;
  subject: string;
  body: string;
  /** Ids of files that the server has of it already. */
  stored: readonly string[];
}

const EMPTY: LetterValues = {
  ...NO_LETTER_FILES,
  ...{ to: [], cc: [], outside: [], stored: [], object: '', subject: '', body: '' },
};

/** How a letter begins: anew, as a draft that is written on, or after another letter. */
export type Beginning = 'new' | 'draft' | 'answer' | 'all' | 'forward';

interface Start {
  beginning: Beginning;
  /** The draft, or the letter before. */
  letter: MailLetter | undefined;
  /** What a new letter is about, as its address says. */
  about: LetterSubject | undefined;
  kept: KeptDraft | null;
  me: number;
  now: Date;
}

/** The initial values, and over them what this browser has kept. */
export function startOf({ beginning, letter, about, kept, me, now }: Start): LetterValues {
  const start = letter ? afterLetter(letter, beginning, me) : newAbout(about);
  if (!kept) return start;
  const { values } = kept;
  const list = (name: 'to' | 'cc' | 'outside' | 'stored') => {
    const found = values[name];
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : start[name];
  };
  return {
    ...withTexts(start, values),
    ...keptLetterFiles(values, now),
    ...{ to: list('to'), cc: list('cc'), outside: list('outside'), stored: list('stored') },
  };
}

/** A new letter, about an object to its person. */
function newAbout(about: LetterSubject | undefined): LetterValues {
  if (!about) return EMPTY;
  const { object, person } = about;
  return { ...EMPTY, object: valueOfObject(object), to: person ? [String(person.id)] : [] };
}

function afterLetter(letter: MailLetter, beginning: Beginning, me: number): LetterValues {
  const { from, outside, to, cc, subject, body, files, object } = letter;
  const about = object ? valueOfObject(object) : '';
  const stored = files.map(({ id }) => String(id));
  const idsOf = (part: MailLetter['to']) => part.flatMap(({ id_user }) => id_user ?? []);
  const addresses = to.filter(({ kind }) => kind === 'outside').map(({ mail }) => mail);

  if (beginning === 'draft') {
    return {
      ...{ ...EMPTY, object: about, subject, body, stored, outside: addresses },
      ...{ to: idsOf(to).map(String), cc: idsOf(cc).map(String) },
    };
  }
  if (beginning === 'forward') {
    const quoted = `\n\n${from.name}:\n${quotedText(body)}`;
    return {
      ...{ ...EMPTY, object: about, stored },
      ...{ subject: subjectAfter(subject, 'forward'), body: quoted },
    };
  }
  // An answer to one's own letter goes where that one went.
  const first = from.id_user === me ? idsOf(to) : from.id_user === null ? [] : [from.id_user];
  const others = beginning === 'all' ? [...idsOf(to), ...idsOf(cc)] : [];
  const copied = others.filter((id) => id !== me && !first.includes(id));
  // The office itself stands among those whom a letter from outside went to.
  const isOutside = outside === null && (from.id_user === me || beginning === 'all');
  const address = outside?.reply_to || outside?.mail;
  const answered = address ? [address] : [];
  return {
    ...{ ...EMPTY, object: about, outside: isOutside ? addresses : answered },
    ...{ to: first.map(String), cc: [...new Set(copied)].map(String) },
    subject: subjectAfter(subject, 'answer'),
  };
}

/** What is known of a letter before anything is typed. */
export interface Known {
  /** The draft, or the letter before. */
  letter: MailLetter | undefined;
  about: LetterSubject | undefined;
}

/** What it is about, with the name. */
export function knownObject({ letter, about }: Known): LinkedObject | null {
  return letter?.object ?? about?.object ?? null;
}

/**
 * People with known names, so that they are shown before a search.
 * @param refused said of those whose name the server does not tell, as they cannot be chosen
 */
export function knownPeople({ letter, about }: Known, refused: string): PickItem[] {
  if (about?.person) return [{ value: String(about.person.id), label: about.person.name }];
  if (!letter) return [];
  const { from, to, cc } = letter;
  const people = [from, ...to, ...cc].filter(({ id_user }) => id_user !== null);
  return people.map(({ id_user, name }) => ({ value: String(id_user), label: name || refused }));
}

export function valueOfObject({ obj_type, id_obj }: ObjectRef): string {
  return `${obj_type}:${id_obj}`;
}

export function objectOfValue(value: string): ObjectRef | null {
  const [type = '', id] = value.split(':');
  const id_obj = Number(id);
  return isObjType(type) && Number.isInteger(id_obj) && id_obj > 0 ? { obj_type: type, id_obj } : null;
}

/** What prevents a letter from being sent, as far as the browser can tell. */
export function letterErrors(values: LetterValues): Record<string, string> {
  const { to, cc, outside, subject, body, stored } = values;
  const isOutside = outside.length > 0;
  const files = filenamesOf(values).length + stored.length;
  return {
    ...(to.length + cc.length + outside.length === 0 && { to: 'is-empty' }),
    ...(outside.some((address) => mailError(address)) && { outside: 'not-valid-mail' }),
    ...(isBlank(subject) && { subject: 'is-empty' }),
    ...(isBlank(body) && { body: 'is-empty' }),
    ...(isOutside && hasPrivateNumber(subject) && { subject: 'private-number' }),
    ...(isOutside && hasPrivateNumber(body) && { body: 'private-number' }),
    ...(files > MAIL_FILES_MAX && { filenames: 'is-too-big' }),
    ...(isOutside && files > 0 && { filenames: 'outside' }),
  };
}

/** What is sent. */
export function bodyOf(
  values: LetterValues,
  { draft, id_before, known_answer }: Pick<LetterBody, 'draft' | 'id_before' | 'known_answer'>,
): LetterBody {
  return {
    ...(known_answer !== undefined && { known_answer }),
    ...{ draft, id_before, subject: values.subject, body: values.body },
    to: values.to.map(Number),
    cc: values.cc.map(Number),
    outside: [...values.outside],
    object: objectOfValue(values.object),
    files: values.stored.map(Number),
    filenames: filenamesOf(values),
  };
}
