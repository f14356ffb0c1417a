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
