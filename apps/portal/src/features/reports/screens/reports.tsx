import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DataSource } from '@urzad/contract';
import { Card, PageHeading, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { definitionsQuery, sourcesQuery } from '../api';
import { SavedReports } from '../components/saved-reports';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';

const GROUPS = ['project', 'administration'] as const;

/** Reports of the office: those that were saved, and those that there are (Spec §3, Order §12). */
export function Reports() {
  const words = useMessages(reportMessages);
  const heading = useScreen(words.title);
  const sources = useQuery(sourcesQuery);
  const saved = useInfiniteQuery(definitionsQuery);
  const data = sources.data && saved.data && { sources: sources.data, pages: saved.data.pages };

  return (
    <>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <div className="u:mt-4">
        <Loaded
          data={data}
          error={sources.error ?? saved.error}
          onRetry={() => void Promise.all([sources.refetch(), saved.refetch()])}
          loading={words.loading}
        >
          {({ sources: all, pages }) => (
            <div className="u:grid u:gap-6">
              <SavedReports
                definitions={pages.flatMap((page) => page.data)}
                sources={all}
                more={
                  saved.hasNextPage
                    ? { load: saved.fetchNextPage, isLoading: saved.isFetchingNextPage }
                    : undefined
                }
              />
              {GROUPS.map((group) => (
                <SourceList
                  key={group}
                  title={words[group]}
                  sources={all.filter((one) => one.group === group)}
                />
              ))}
            </div>
          )}
        </Loaded>
      </div>
    </>
  );
}

function SourceList({ title, sources }: { title: string; sources: readonly DataSource[] }) {
  const locale = useLocale();
  if (sources.length === 0) return null;

  return (
    <section>
      <h2 className="u:text-lg">{title}</h2>
      <Card className="u:mt-2">
        <ul className="u:grid u:gap-x-6 u:gap-y-2 u:tablet:grid-cols-2">
          {sources.map((source) => (
            <li key={source.code}>
              <TextLink variant="standalone" href={paths.report(source.code)}>
                {nameIn(source, locale)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
