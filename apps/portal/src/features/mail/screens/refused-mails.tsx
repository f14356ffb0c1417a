import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mailLetters } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { MAIL_REFUSALS } from '@urzad/grants';
import { Breadcrumbs, EmptyState, PageHeading, Pagination, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { LIST_PAGE_SIZE } from '#shared/list/list-location';
import { listPageQuery } from '#shared/list/list-queries';
import { useListLocation } from '#shared/list/use-list-location';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { mailListKey } from '../logic/mail-lists';
import { REFUSED_LIST } from '../logic/refused-list';
import { folderMessages } from '../messages/folder';
import { refusedWords } from '../messages/refused';

/** Letters of the mailbox of the office that were not taken, each with its reason. */
export function RefusedMails() {
  const words = useMessages(refusedWords);
  const { title: mail, noSubject, unknown } = useMessages(folderMessages);
  const locale = useLocale();
  const heading = useScreen(words.title);
  const [location, goTo] = useListLocation(REFUSED_LIST);
  const filter = REFUSED_LIST.filterOf(location);
  const page = useQuery({
    ...listPageQuery(mailLetters.refused, [...mailListKey, 'refused'], filter),
    placeholderData: keepPreviousData,
  });

  return (
    <div className="u:grid u:gap-4">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        breadcrumbs={<Breadcrumbs items={[{ label: mail, href: paths.mail }]} current={words.title} />}
      />
      <Loaded
        data={page.data}
        error={page.error}
        onRetry={() => void page.refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {({ data, count }) =>
          data.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          ) : (
            <>
              <ul aria-label={words.title} className="u:overflow-hidden u:rounded-lg u:border u:border-line">
                {data.map(({ id, date, from, mail: address, subject, reason }) => (
                  <li
                    key={id}
                    className="u:grid u:gap-1 u:border-b u:border-line-subtle u:px-4 u:py-3 u:last:border-b-0"
                  >
                    <p className="u:flex u:flex-wrap u:justify-between u:gap-x-4">
                      <span lang={from ? 'pl' : undefined} className="u:min-w-0 u:wrap-anywhere">
                        {from === address ? from || unknown : `${from} <${address}>`}
                      </span>
                      <time dateTime={date} className="u:text-sm u:tabular-nums u:text-muted">
                        {momentText(new Date(date))}
                      </time>
                    </p>
                    <p lang={subject ? 'pl' : undefined} className="u:font-semibold u:wrap-anywhere">
                      {subject || noSubject}
                    </p>
                    <p className="u:text-sm">{MAIL_REFUSALS[reason][locale]}</p>
                  </li>
                ))}
              </ul>
              {count > LIST_PAGE_SIZE && (
                <Pagination
                  page={location.page}
                  pageSize={LIST_PAGE_SIZE}
                  total={count}
                  onPageChange={(to) => goTo({ ...location, page: to })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
