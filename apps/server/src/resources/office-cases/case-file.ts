import { refOf } from '@urzad/contract';
import { momentText, optionOf } from '@urzad/domain';
import { DOCUMENT_KIND, FILE_KIND, isSubmittedKind, namesIn } from '@urzad/grants';
import type { Db } from '../../db';
import { currentFilesOf, documentRowsFiledIn, SENSITIVE_DOCUMENT_KINDS } from '../documents/public';
import { keptWords } from '../libraries/public';
import { type FileRow, filesAmong } from '../uploads/public';
import { maySeeSensitive, type StaffViewer, seesFilesOf } from './policy';
import { findMessages } from './repository';
import type { CaseMessageRow, CaseRecord } from './table';

/** One thing in the file of a case, as its index names it. */
export interface FiledThing {
  date: Date;
  direction: 'received' | 'issued' | 'internal';
  title: string;
  /** Of a document of the office. */
  number: string;
  /** Its name in the archive, without what tells equal ones apart. */
  name: string;
  content: { file: FileRow } | { text: string };
}

/**
 * What is in a case, the oldest first: documents that are filed in it, letters and notes with their files. Of each only
 * what this viewer sees on its page.
 */
export async function thingsIn(db: Db, record: CaseRecord, viewer: StaffViewer): Promise<FiledThing[]> {
  const [documents, messages, words] = await Promise.all([
    documentRowsFiledIn(db, record.id),
    findMessages(db, record.id),
    keptWords(db, record.id_application),
  ]);
  const kinds = namesIn(words, 'FILE_KIND', FILE_KIND);
  const seesAll = maySeeSensitive(viewer);
  const seen = documents.filter(({ kind }) => seesAll || !SENSITIVE_DOCUMENT_KINDS.includes(kind));
  const shown = (message: CaseMessageRow) => (seesFilesOf(viewer, record, message) ? message.files : []);
  const [current, files] = await Promise.all([
    currentFilesOf(db, seen),
    filesAmong(db, refOf('officecase', record.id), messages.flatMap(shown)),
  ]);

  const ofDocuments = seen.flatMap((document): FiledThing[] => {
    const file = current.get(document.id);
    const { kind, number, create_date: date } = document;
    const title = DOCUMENT_KIND.find(({ code }) => code === kind)?.pl ?? kind;
    const direction = isSubmittedKind(kind) ? 'received' : 'issued';
    return file ? [{ date, direction, title, number, name: file.name, content: { file } }] : [];
  });
  const ofMessages = messages.flatMap((message): FiledThing[] => {
    const { direction: side, sent_date: date, body } = message;
    const direction = DIRECTIONS[side];
    const attached = files.filter(({ id }) => shown(message).includes(id));
    const letter = { date, direction, title: TITLES[side], number: '', name: `${NAMES[side]}.txt` };
    return [
      { ...letter, content: { text: letterText(body, date) } },
      ...attached.map((file) => ({
        ...{
          date,
          direction,
          title: optionOf(kinds, file.kind ?? '')?.pl ?? 'Załącznik',
          number: '',
          name: file.name,
        },
        content: { file },
      })),
    ];
  });
  return [...ofDocuments, ...ofMessages].toSorted((one, other) => one.date.getTime() - other.date.getTime());
}

const DIRECTIONS = { IN: 'received', OUT: 'issued', NOTE: 'internal' } as const;
const TITLES = { IN: 'Wiadomość', OUT: 'Wiadomość urzędu', NOTE: 'Notatka urzędu' } as const;
const NAMES = { IN: 'wiadomosc', OUT: 'wiadomosc-urzedu', NOTE: 'notatka' } as const;

/** With the ends of lines that every program shows. */
function letterText(body: string, date: Date): string {
  return `${momentText(date)}\n\n${body}\n`.replaceAll('\n', '\r\n');
}
