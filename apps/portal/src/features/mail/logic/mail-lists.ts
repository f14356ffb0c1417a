import { mailLetters, type PortalPath, type QueryOf } from '@urzad/contract';
import type { MailFolder } from '@urzad/grants';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** All queries about letters have this key, so that a move invalidates them at once. */
export const mailKey = ['mailletter'] as const;
export const mailListKey = [...mailKey, 'list'] as const;

type Asked = NonNullable<QueryOf<typeof mailLetters.get>>;

/** Which letters of a folder are shown, by the name that the address has. */
export const MAIL_VIEWS = {
  unread: { unread: 'yes' },
  unanswered: { unanswered: 'yes' },
  files: { with_files: 'yes' },
} as const satisfies Record<string, Partial<Asked>>;
export type MailView = keyof typeof MAIL_VIEWS;

/** The views of each folder, beside all its letters. Only letters that came are read and answered. */
export const VIEWS_OF_FOLDERS: Readonly<Record<MailFolder, readonly MailView[]>> = {
  inbox: ['unread', 'unanswered', 'files'],
  sent: ['files'],
  drafts: ['files'],
  trash: ['files'],
};

/** The view of a place in a folder; undefined for all letters. */
export function viewAt({ tab, choices }: Pick<MailPlace, 'tab' | 'choices'>): MailView | undefined {
  return VIEWS_OF_FOLDERS[tab].find((view) => view === choices.view);
}

/** What is asked for at a place. */
export function askedAt(list: MailList, place: MailPlace): Asked {
  const view = viewAt(place);
  return { ...list.filterOf(place), ...(view && MAIL_VIEWS[view]) };
}

/** `/email` has the inbox and, on a tab, the drafts; the other folders have addresses of their own (Spec §2). */
export const MAIL_LISTS = {
  home: listAt(paths.mail, { inbox: { folder: 'inbox' }, drafts: { folder: 'drafts' } }),
  inbox: listAt(paths.mailInbox, { inbox: { folder: 'inbox' } }),
  sent: listAt(paths.mailSent, { sent: { folder: 'sent' } }),
  trash: listAt(paths.mailTrash, { trash: { folder: 'trash' } }),
};
export type MailList = ReturnType<typeof listAt>;
export type MailPlace = LocationOf<MailList>;

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
    choices: { view: (name) => Object.hasOwn(MAIL_VIEWS, name) },
  });
}
