import type { Registration } from '@urzad/contract';

/** Files that a correction has brought: attached after the first submission. While it is not sent, none of it is shown. */
export function newFiles({
  attachments,
  send_date,
}: Pick<Registration, 'attachments' | 'send_date'>): Registration['attachments'] {
  return attachments.filter(({ create_date }) => send_date !== null && create_date > send_date);
}

/** The file that the desk opens first: the first one that the correction has brought, if there is any. */
export function firstNewKey(registration: Parameters<typeof newFiles>[0]): string | undefined {
  const [first] = newFiles(registration);
  return first && `attachment-${first.id}`;
}

interface ChangedFile {
  /** Its key in the desk. */
  key: string;
  name: string;
  isNew: boolean;
}

/** What the correction has brought and removed, by the kinds of documents. */
export function changedFiles(
  registration: Pick<Registration, 'attachments' | 'removed_attachments' | 'send_date'>,
) {
  const changed = [
    ...newFiles(registration).map((file) => ({ file, key: `attachment-${file.id}`, isNew: true })),
    ...registration.removed_attachments.map((file) => ({ file, key: `removed-${file.id}`, isNew: false })),
  ];
  const kinds = [...new Set(changed.map(({ file }) => file.kind))];
  return kinds.map((kind) => ({
    kind,
    files: changed
      .filter(({ file }) => file.kind === kind)
      .map(({ file, key, isNew }): ChangedFile => ({ key, name: file.name, isNew })),
  }));
}
