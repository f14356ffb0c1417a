import { libraries } from '@urzad/contract';
import { librariesKey } from '#shared/entities/libraries/library-query';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { LibraryTable } from '../components/library-table';
import { libraryList } from '../logic/library-lists';
import { libraryMessages } from '../messages/libraries';

/** The office's dictionaries (Spec §2, Process §2.18). */
export function LibraryList() {
  return (
    <OfficeList
      list={libraryList}
      listKey={[...librariesKey, 'list']}
      counts={libraries.counts}
      privilege="library_show"
      words={useMessages(libraryMessages)}
      counted="all"
      table={LibraryTable}
    />
  );
}
