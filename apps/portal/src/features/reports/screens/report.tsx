import { useQuery } from '@tanstack/react-query';
import type { DataSource, ReportDefinition, ReportSettings } from '@urzad/contract';
import { Breadcrumbs, EmptyState, PageHeading, TextLink, useLocale } from '@urzad/ui';
import { useMemo, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { definitionQuery, sourcesQuery } from '../api';
import { PrintedChoice } from '../components/printed-choice';
import { ReportActions } from '../components/report-actions';
import { ReportResult } from '../components/report-result';
import { ReportSettingsForm } from '../components/report-settings-form';
import { choiceIn, queryOf } from '../logic/report-address';
import { nameIn } from '../logic/report-text';
import { revealBelow } from '../logic/reveal-below';
import { reportMessages } from '../messages/reports';

/** One report: what is asked for, and the answer. What was chosen is in the address. */
export function Report() {
  const words = useMessages(reportMessages);
  const { code = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(sourcesQuery);
  const source = data?.find((one) => one.code === code);
  const choice = useMemo(() => source && choiceIn(params, source), [params, source]);
  const saved = choice?.saved;
  // The name of a saved one is the title. One that was removed meanwhile leaves the report itself.
  const { data: definition, isFetched } = useQuery({
    ...definitionQuery(saved ?? 0),
    enabled: saved !== undefined,
  });
  const isReady = saved === undefined || isFetched;

  return (
    <Loaded
      data={isReady ? data : undefined}
      error={error}
      onRetry={() => void refetch()}
      loading={words.loading}
    >
      {(sources) =>
        source && choice ? (
          <OneReport
            key={code}
            source={source}
            sources={sources}
            settings={choice.settings}
            definition={saved !== undefined && definition?.source === code ? definition : undefined}
          />
        ) : (
          <NoReport />
        )
      }
    </Loaded>
  );
}

interface OneReportProps {
  source: DataSource;
  sources: readonly DataSource[];
  settings: ReportSettings;
  /** The saved one that is shown. */
  definition: ReportDefinition | undefined;
}

function OneReport({ source, sources, settings, definition }: OneReportProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const title = definition?.name ?? nameIn(source, locale);
  const heading = useScreen(title);
  const form = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const goTo = (to: ReportSettings, id = definition?.id) =>
    void navigate(paths.report(source.code) + queryOf(to, id));

  return (
    <>
      <PageHeading
        ref={heading}
        title={title}
        lead={definition && words.savedReport((definition.modified_by ?? definition.owner).name)}
        breadcrumbs={<Breadcrumbs items={[{ label: words.title, href: paths.reports }]} current={title} />}
        actions={
          <ReportActions
            source={source.code}
            settings={settings}
            definition={definition}
            onSaved={({ id }) => goTo(settings, id)}
          />
        }
      />
      <div className="u:mt-4 u:grid u:gap-6 u:desktop:grid-cols-aside u:desktop:items-start u:print:block">
        <PrintedChoice source={source} filters={settings.filters} />
        <div ref={form} className="u:min-w-0 u:print:hidden">
          <ReportSettingsForm
            source={source}
            sources={sources}
            settings={settings}
            onShow={(to) => {
              goTo(to);
              revealBelow(result.current, form.current);
            }}
          />
        </div>
        <ReportResult
          source={source}
          settings={settings}
          heading={result}
          onSort={(sort) => goTo({ ...settings, sort })}
          onPlot={(plot) => goTo({ ...settings, plot })}
        />
      </div>
    </>
  );
}

function NoReport() {
  const words = useMessages(reportMessages);
  const heading = useScreen(words.noReport);

  return (
    <>
      <PageHeading ref={heading} title={words.noReport} />
      <EmptyState
        picture={false}
        title={words.noReport}
        action={
          <TextLink variant="standalone" href={paths.reports}>
            {words.toReports}
          </TextLink>
        }
      >
        {words.noReportText}
      </EmptyState>
    </>
  );
}
