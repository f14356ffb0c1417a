import { officeCases } from '@urzad/contract';
import { SEE_CASES } from '@urzad/grants';
import { caseList, caseListKey } from '#shared/entities/office-cases/case-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { CaseTable } from '../components/case-table';
import { caseListMessages } from '../messages/cases';

/** The cases of the office: one list in five tabs (Process §2.16). */
export function CaseList() {
  return (
    <OfficeList
      list={caseList}
      listKey={caseListKey}
      counts={officeCases.counts}
      privilege={SEE_CASES}
      words={useMessages(caseListMessages)}
      counted="live"
      alert="overdue"
      table={CaseTable}
    />
  );
}
