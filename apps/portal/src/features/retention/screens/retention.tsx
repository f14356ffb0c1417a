import { retentionRows } from '@urzad/contract';
import { retentionList, retentionRowsKey } from '#shared/entities/retention/retention-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { RetentionTable } from '../components/retention-table';
import { retentionMessages } from '../messages/retention';

/** Data whose term has passed, for the inspector of data protection (Process §7.5). */
export function Retention() {
  return (
    <OfficeList
      list={retentionList}
      listKey={retentionRowsKey}
      counts={retentionRows.counts}
      privilege="rodo_anonymise"
      words={useMessages(retentionMessages)}
      counted="proposed"
      alert="proposed"
      table={RetentionTable}
    />
  );
}
