import type { Registration } from '@urzad/contract';
import { formatBytes, type Locale } from '@urzad/domain';
import { documentKindMessages } from '#shared/entities/documents/document-kinds';
import type { EvidenceFile } from '#shared/evidence/evidence-file';
import { reviewMessages } from '../messages/review';

export function isAttachment({ key }: EvidenceFile): boolean {
  return key.startsWith('attachment-');
}

interface Reading {
  locale: Locale;
  /** What the office calls a kind of file. */
  kindName: (kind: string) => string;
}

/** The documents for the contract; the signed form, the newest first, then what the parent attached, the receipt, and what the correction has removed. */
export function evidenceFiles(registration: Registration, reading: Reading): EvidenceFile[] {
  const documents = registration.documents.filter(({ status }) => status === 'signed');

  return [
    ...(registration.accession?.files ?? []).map((found) => ofAttachment(found, reading)),
    ...documents
      .filter(({ kind }) => kind === 'PERSONAL_DATA')
      .map((found) => ofDocument(found, reading.locale)),
    ...documents.filter(({ kind }) => kind === 'FORMULARZ').map((found) => ofDocument(found, reading.locale)),
    ...registration.attachments.map((found) => ofAttachment(found, reading)),
    ...documents
      .filter(({ kind }) => kind === 'POTWIERDZENIE_ZLOZENIA')
      .map((found) => ofDocument(found, reading.locale)),
    ...registration.removed_attachments.map((found) => ofRemoved(found, reading)),
  ];
}

function ofRemoved(attachment: Registration['attachments'][number], reading: Reading): EvidenceFile {
  const { locale } = reading;
  const shown = ofAttachment(attachment, reading);
  const key = `removed-${attachment.id}`;

  return { ...shown, key, strip: { ...shown.strip, id: key, detail: reviewMessages[locale].removedFile } };
}

function ofDocument(document: Registration['documents'][number], locale: Locale): EvidenceFile {
  const { id, kind, number, version_no, url } = document;
  const words = reviewMessages[locale];
  const key = `document-${id}`;

  return {
    key,
    url,
    downloadUrl: url,
    fileName: `${number.replaceAll('/', '-')}.pdf`,
    strip: {
      id: key,
      label: labelOf(kind, locale),
      detail: words.version(version_no),
    },
  };
}

function ofAttachment(
  attachment: Registration['attachments'][number],
  { locale, kindName }: Reading,
): EvidenceFile {
  const { id, kind, name, size, url, url_download, thumb } = attachment;
  const key = `attachment-${id}`;

  return {
    key,
    url,
    downloadUrl: url_download,
    fileName: name,
    strip: {
      id: key,
      label: kindName(kind),
      detail: formatBytes(size, locale),
      ...(thumb !== undefined && { kind: 'picture', thumb }),
    },
  };
}

/** The form and the receipt have short names here. */
function labelOf(kind: Registration['documents'][number]['kind'], locale: Locale): string {
  const words = reviewMessages[locale];
  if (kind === 'FORMULARZ') return words.form;
  return kind === 'POTWIERDZENIE_ZLOZENIA' ? words.receipt : documentKindMessages[locale][kind];
}
