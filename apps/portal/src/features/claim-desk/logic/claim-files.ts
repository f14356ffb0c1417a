import type { Claim, ClaimLine } from '@urzad/contract';
import { formatBytes, type Locale } from '@urzad/domain';
import { documentKindMessages } from '#shared/entities/documents/document-kinds';
import type { EvidenceAddress, EvidenceFile } from '#shared/evidence/evidence-file';

type Attached = Claim['files'][number];
type Filed = Claim['documents'][number];

const keyOfFile = (id: number) => `attachment-${id}`;
const keyOfDocument = (id: number) => `document-${id}`;

/** The keys of the files that prove a line. */
export function proofsOf({ file_ids }: Pick<ClaimLine, 'file_ids'>): string[] {
  return file_ids.map(keyOfFile);
}

interface Reading {
  locale: Locale;
  /** What the office calls a kind of file. */
  kindName: (kind: string) => string;
}

/** The proofs in the order of the lines, then files of no line, then the signed documents, the newest first. */
export function claimFiles(
  { lines, files, documents }: Pick<Claim, 'lines' | 'files' | 'documents'>,
  reading: Reading,
): EvidenceFile[] {
  const named = [...new Set(lines.flatMap(({ file_ids }) => file_ids))];
  const place = ({ id }: Attached) => {
    const at = named.indexOf(id);
    return at < 0 ? named.length : at;
  };

  return [
    ...files.toSorted((a, b) => place(a) - place(b)).map((file) => ofAttachment(file, lines, reading)),
    ...documents.filter(({ status }) => status === 'signed').map((one) => ofDocument(one, reading.locale)),
  ];
}

/** All files of a claim with their addresses. */
export function claimAddresses({ files, documents }: Pick<Claim, 'files' | 'documents'>): EvidenceAddress[] {
  return [
    ...files.map(({ id, url }) => ({ key: keyOfFile(id), url })),
    ...documents.map(({ id, url }) => ({ key: keyOfDocument(id), url })),
  ];
}

/** Named by what it is and whose invoice it belongs to; of no line, by its size. */
function ofAttachment(
  file: Attached,
  lines: readonly ClaimLine[],
  { locale, kindName }: Reading,
): EvidenceFile {
  const { id, kind, name, size, url, url_download, thumb } = file;
  const key = keyOfFile(id);
  const numbers = lines.filter(({ file_ids }) => file_ids.includes(id)).map(({ document_no }) => document_no);

  return {
    key,
    url,
    downloadUrl: url_download,
    fileName: name,
    strip: {
      id: key,
      label: kindName(kind),
      detail: [...new Set(numbers)].filter(Boolean).join(', ') || formatBytes(size, locale),
      ...(thumb !== undefined && { kind: 'picture', thumb }),
    },
  };
}

function ofDocument({ id, kind, number, url }: Filed, locale: Locale): EvidenceFile {
  const key = keyOfDocument(id);

  return {
    key,
    url,
    downloadUrl: url,
    fileName: `${number.replaceAll('/', '-')}.pdf`,
    strip: { id: key, label: documentKindMessages[locale][kind], detail: number },
  };
}
