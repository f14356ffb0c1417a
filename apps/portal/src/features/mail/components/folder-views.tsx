import { Button, Link } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { type MailList, type MailPlace, type MailView, VIEWS_OF_FOLDERS, viewAt } from '../logic/mail-lists';
import { folderMessages } from '../messages/folder';

interface FolderViewsProps {
  list: MailList;
  location: MailPlace;
}

/** The named views of a folder, with the search that was typed: links, so that each can be a bookmark. */
export function FolderViews({ list, location }: FolderViewsProps) {
  const words = useMessages(folderMessages);
  const current = viewAt(location);
  const hrefOf = (view: MailView | undefined) =>
    list.hrefOf({ ...location, page: 1, choices: view ? { view } : {} });
  const views = [undefined, ...VIEWS_OF_FOLDERS[location.tab]];

  return (
    <nav aria-label={words.viewsLabel} className="u:print:hidden">
      <ul className="u:flex u:flex-wrap u:gap-2">
        {views.map((view) => (
          <li key={view ?? 'all'}>
            <Button asChild size="sm" variant={view === current ? 'secondary' : 'quiet'}>
              <Link href={hrefOf(view)} aria-current={view === current ? 'true' : undefined}>
                {view ? words.views[view] : words.allLetters}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
