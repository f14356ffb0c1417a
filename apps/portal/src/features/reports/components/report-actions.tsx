import {
  REPORT_FORMATS,
  type ReportDefinition,
  type ReportFormat,
  type ReportSettings,
} from '@urzad/contract';
import { Button, toast, useLocale } from '@urzad/ui';
import { BookmarkPlus, Download, Printer, Save } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#shared/failures/failure-text';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { type ExportedReport, exportReport } from '../api';
import { reportMessages } from '../messages/reports';
import { type LongFile, ReportDownload } from './report-download';
import { SaveReport } from './save-report';

/** How long the toast stays (Spec §7). */
const STARTED_MS = 2000;
/** Longer files take so long that their progress is shown; the others are left to the browser. */
const LONG_FILE_ROWS = 5000;

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
      {mayExport && (
        <div className="u:flex u:flex-wrap u:gap-3">
          {REPORT_FORMATS.map((format) => (
            <ReportFile key={format} format={format} report={{ source, settings, title: definition?.name }} />
          ))}
        </div>
      )}
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
  report: ExportedReport;
  format: ReportFormat;
}

function ReportFile({ report, format }: ReportFileProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const [long, setLong] = useState<LongFile>();
  const { press, isPending } = useWrite({
    send: () => exportReport(report, format),
    onDone: (file) => {
      if (format !== 'pdf' && report.settings.groups.length === 0 && file.rows > LONG_FILE_ROWS)
        return setLong(file);
      // An attachment: the browser saves it, and the page stays.
      location.assign(file.url);
      toast.success(words.started, { duration: STARTED_MS });
    },
    onFailed: (error) => {
      const { filters, groups, format: refused } = fieldErrorsOf(error) ?? {};
      const tooLong = refused ? words.tooLongForPdf : filters && words.tooLong;
      toast.error(tooLong ?? (groups ? words.cut : failureText(error, locale)));
    },
  });

  return (
    <>
      <Button icon={Download} loading={isPending} className="u:grow" onClick={() => press()}>
        {format.toUpperCase()}
      </Button>
      {long && <ReportDownload file={long} onClose={() => setLong(undefined)} />}
    </>
  );
}
