import type { ReportDefinition, ReportSettings, SheetFormat } from '@urzad/contract';
import { Button, toast, useLocale } from '@urzad/ui';
import { BookmarkPlus, Download, Printer, Save } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { exportReport } from '../api';
import { reportMessages } from '../messages/reports';
import { SaveReport } from './save-report';

/** How long the toast stays (Spec §7). */
const STARTED_MS = 2000;
const FORMATS: readonly SheetFormat[] = ['xlsx', 'csv'];

interface ReportActionsProps {
  source: string;
  settings: ReportSettings;
  /** The saved one that is shown. */
  definition: ReportDefinition | undefined;
  onSaved: (definition: ReportDefinition) => void;
}

/** Printing, files and keeping, for who may. */
export function ReportActions({ source, settings, definition, onSaved }: ReportActionsProps) {
  const words = useMessages(reportMessages);
  const mayKeep = useSession(({ may }) => may('report_config'));
  const mayExport = useSession(({ may }) => may('report_export'));
  const [saving, setSaving] = useState<{ definition?: ReportDefinition }>();

  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
      {mayExport && FORMATS.map((format) => <ReportFile key={format} {...{ source, settings, format }} />)}
      {mayKeep && definition && (
        <Button icon={Save} onClick={() => setSaving({ definition })}>
          {words.saveChanges}
        </Button>
      )}
      {mayKeep && (
        <Button icon={BookmarkPlus} onClick={() => setSaving({})}>
          {words.saveNew}
        </Button>
      )}
      {saving && (
        <SaveReport
          source={source}
          settings={settings}
          definition={saving.definition}
          onSaved={onSaved}
          onClose={() => setSaving(undefined)}
        />
      )}
    </>
  );
}

interface ReportFileProps {
  source: string;
  settings: ReportSettings;
  format: SheetFormat;
}

function ReportFile({ source, settings, format }: ReportFileProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const { press, isPending } = useWrite({
    send: () => exportReport(source, settings, format),
    onDone: ({ url }) => {
      // An attachment: the browser saves it, and the page stays.
      location.assign(url);
      toast.success(words.started, { duration: STARTED_MS });
    },
    onFailed: (error) => {
      const isTooLong = error instanceof ApiFailure && error.code === 'not-valid';
      toast.error(isTooLong ? words.tooLong : failureText(error, locale));
    },
  });

  return (
    <Button icon={Download} loading={isPending} onClick={() => press()}>
      {format.toUpperCase()}
    </Button>
  );
}
