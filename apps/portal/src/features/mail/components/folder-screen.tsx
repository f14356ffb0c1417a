import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEE_CONTACT, SEND_MAIL } from '@urzad/grants';
import { Button, Link, PageHeading, SearchField, TabLinks, TextLink } from '@urzad/ui';
import { MailPlus } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery } from '#shared/list/list-queries';
import { useListLocation } from '#shared/list/use-list-location';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { mailCountsQuery } from '../api';
import { askedAt, FOLDER_PATHS, type MailList, mailListKey, viewAt } from '../logic/mail-lists';
import { folderMessages } from '../messages/folder';
import { FolderPage } from './folder-page';
import { FolderViews } from './folder-views';

/** One folder: its search, the other folders, and one page of letters. */
export function FolderScreen({ list }: { list: MailList }) {
  const words = useMessages(folderMessages);
  const [location, goTo] = useListLocation(list);
  const { tab: folder, text, page: number } = location;
  const title = words.folders[folder];
  const heading = useScreen(title);
  const today = useBusinessToday();
  const maySend = useSession(({ may }) => may(SEND_MAIL));
  const seesOutside = useSession(({ may }) => may(SEE_CONTACT));
  const { data: counts } = useQuery({ ...mailCountsQuery, placeholderData: keepPreviousData });
  const page = useQuery(listPageQuery(list.endpoint, mailListKey, askedAt(list, location)));
  const search = (has_text: string) => goTo({ ...location, text: has_text, page: 1 });
  const view = viewAt(location);
  const emptyWords = view
    ? {
        ...words.emptyViews[view],
        action: (
          <TextLink variant="standalone" href={list.hrefOf({ ...location, page: 1, choices: {} })}>
            {words.showAll}
          </TextLink>
        ),
      }
    : words.empty[folder];
  const data = page.data && today ? { ...page.data, today } : undefined;

  return (
    <>
      <PageHeading
        ref={heading}
        title={title}
        lead={counts ? words.unread(counts.unread) : '\u00a0'}
        actions={
          <>
            <SearchField label={words.search} value={text} onSearch={search} />
            {maySend && (
              <Button asChild variant="primary" icon={MailPlus}>
                <Link href={paths.mailNew}>{words.newLetter}</Link>
              </Button>
            )}
          </>
        }
      />
      <TabLinks
        label={words.tabsLabel}
        links={[
          ...(['inbox', 'sent', 'drafts', 'trash'] as const).map((name) => ({
            href: FOLDER_PATHS[name],
            label: words.folders[name],
            current: name === folder,
            ...(counts && counts.unread > 0 && name === 'inbox' && { count: counts.unread }),
            ...(counts && counts.drafts > 0 && name === 'drafts' && { count: counts.drafts }),
          })),
          ...(seesOutside ? [{ href: paths.mailRefused, label: words.refusedLink, current: false }] : []),
        ]}
      />
      <FolderViews list={list} location={location} />
      {text && <FoundFor text={text} onClear={() => search('')} />}
      <Loaded
        data={data}
        error={page.error}
        onRetry={() => void page.refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {(shown) => (
          <FolderPage
            key={folder}
            rows={shown.data}
            total={shown.count}
            label={title}
            today={shown.today}
            page={number}
            address={list.hrefOf(location)}
            onPageChange={(to) => goTo({ ...location, page: to })}
            heading={heading}
            empty={
              <ListEmpty
                list={list}
                location={location}
                total={shown.count}
                searchHint={words.searchHint}
                {...emptyWords}
              />
            }
          />
        )}
      </Loaded>
    </>
  );
}
