import { useQueryClient } from '@tanstack/react-query';
import type { DataSource, ReportDefinition } from '@urzad/contract';
import { Button, Card, EmptyState, TextLink, toast, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { definitionsKey, removeDefinition } from '../api';
import { queryOf } from '../logic/report-address';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';

interface SavedReportsProps {
  definitions: readonly ReportDefinition[];
  sources: readonly DataSource[];
  more: { load: () => unknown; isLoading: boolean } | undefined;
}

/** What was kept under a name: one's own reports, and those that others share. */
export function SavedReports({ definitions, sources, more }: SavedReportsProps) {
  const words = useMessages(reportMessages);
  const mayKeep = useSession(({ may }) => may('report_config'));

  return (
    <section>
      <h2 className="u:text-lg">{words.saved}</h2>
      <div className="u:mt-2 u:grid u:gap-3">
        {definitions.length === 0 && (
          <EmptyState picture={false} title={words.noneSaved}>
            {mayKeep ? words.noneSavedText : words.noneSavedToRead}
          </EmptyState>
        )}
        {definitions.map((definition) => (
          <SavedReport
            key={definition.id}
            definition={definition}
            source={sources.find(({ code }) => code === definition.source)}
            mayKeep={mayKeep}
          />
        ))}
        {more && (
          <div>
            <Button loading={more.isLoading} onClick={() => void more.load()}>
              {words.more}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface SavedReportProps {
  definition: ReportDefinition;
  source: DataSource | undefined;
  mayKeep: boolean;
}

function SavedReport({ definition, source, mayKeep }: SavedReportProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const { id, name, shared, owner, settings } = definition;
  const facts = [
    source && nameIn(source, locale),
    shared === 'yes' ? words.shared : words.own,
    shared === 'yes' && words.by(owner.name),
  ].filter(Boolean);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
        <div className="u:min-w-0">
          <h3 className="u:text-md u:wrap-anywhere">
            <TextLink href={paths.report(definition.source) + queryOf(settings, id)}>{name}</TextLink>
          </h3>
          <p className="u:text-sm u:text-muted">{facts.join(' · ')}</p>
        </div>
        {mayKeep && <RemoveReport definition={definition} />}
      </div>
    </Card>
  );
}

function RemoveReport({ definition: { id, name } }: { definition: ReportDefinition }) {
  const words = useMessages(reportMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const removal = useWrite<null>({
    send: (_, key) => removeDefinition(id, key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: definitionsKey });
      toast.success(words.removed);
    },
  });

  return (
    <>
      <Button size="sm" aria-label={words.removeOf(name)} onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <DecisionModal
        title={words.removeTitle(name)}
        open={isOpen}
        onOpenChange={setOpen}
        back={words.back}
        action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
        decision={removal}
        refused={words.removeFailed}
      >
        <p>{words.removeText}</p>
      </DecisionModal>
    </>
  );
}
