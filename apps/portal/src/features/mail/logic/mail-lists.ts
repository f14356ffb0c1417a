import { mailLetters, type PortalPath } from '@urzad/contract';
import type { MailFolder } from '@urzad/grants';
import { defineListLocation } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** All queries about letters have this key, so that a move invalidates them at once. */
export const mailKey = ['mailletter'] as const;
export const mailListKey = [...mailKey, 'list'] as const;

/** `/email` has the inbox and, on a tab, the drafts; the other folders have addresses of their own (Spec §2). */
export const MAIL_LISTS = {
  home: listAt(paths.mail, { inbox: { folder: 'inbox' }, drafts: { folder: 'drafts' } }),
  inbox: listAt(paths.mailInbox, { inbox: { folder: 'inbox' } }),
  sent: listAt(paths.mailSent, { sent: { folder: 'sent' } }),
  trash: listAt(paths.mailTrash, { trash: { folder: 'trash' } }),
};
export type MailList = ReturnType<typeof listAt>;

/** The address of a folder. */
export const FOLDER_PATHS: Readonly<Record<MailFolder, string>> = {
  inbox: paths.mailInbox,
  sent: paths.mailSent,
  drafts: `${paths.mail}?tab=drafts`,
  trash: paths.mailTrash,
};

function listAt(path: PortalPath, tabs: Partial<Record<MailFolder, { folder: MailFolder }>>) {
  return defineListLocation({
    endpoint: mailLetters.get,
    path,
    tableCode: 'mailletter',
    tabs: tabs as Record<MailFolder, { folder: MailFolder }>,
    sorts: ['date'],
    filters: {},
    choices: {},
  });
}
