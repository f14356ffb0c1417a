import { Button, toast, useLocale } from '@urzad/ui';
import { Download } from 'lucide-react';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { exportLog } from '../api';
import { type LogLocation, logList, questionsOf } from '../logic/log-list';
import { logMessages } from '../messages/logs';

/** Downloads the entries of the list, on all of its pages. */
export function ExportAction({ location: shown }: { location: LogLocation }) {
  const words = useMessages(logMessages);
  const locale = useLocale();
  const { page: _, page_count: __, sort: ___, ...filters } = logList.filterOf(shown);
  const write = useWrite({
    send: (_input: undefined, key) => exportLog({ ...filters, ...questionsOf(shown) }, key),
    onDone: ({ url, rows, limited }) => {
      if (rows === 0) {
        toast.info(words.exportNothing);
        return;
      }
      // An attachment: the browser saves it, and the page stays.
      location.assign(url);
      toast.success(limited === 'yes' ? words.exportedPart(rows) : words.exported(rows));
    },
    onFailed: (error) => toast.error(failureText(error, locale)),
  });

  return (
    <Button icon={Download} loading={write.isPending} onClick={() => write.press(undefined)}>
      {words.export}
    </Button>
  );
}
