import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import type { MailFolder } from '@urzad/grants';
import { useMessages } from '#shared/i18n/messages';
import { folderQuery } from '../api';
import { folderMessages } from '../messages/folder';
import { FolderRows } from './folder-rows';

interface BesideFolderProps {
  folder: MailFolder;
  today: IsoDate;
  /** The id of the letter that is shown. */
  shown: number;
}

/** The newest letters of the folder, on a desktop. What is missing of it is on the page of the folder. */
export function BesideFolder({ folder, today, shown }: BesideFolderProps) {
  const { folders } = useMessages(folderMessages);
  const { data: page } = useQuery(folderQuery(folder));

  return (
    <nav aria-label={folders[folder]} className="u:hidden u:desktop:block u:print:hidden">
      {page && page.data.length > 0 && (
        <FolderRows rows={page.data} label={folders[folder]} today={today} shown={shown} />
      )}
    </nav>
  );
}
