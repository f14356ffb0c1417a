import type { OfficeCaseRow } from '@urzad/contract';
import type { TableColumn } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { listMessages } from '../messages/list';
import { AnswerBy, CaseSign, CaseStatus, CaseSubject, LastDate } from './case-cells';

/** The columns of the parent's list. */
export function useCaseColumns(): TableColumn<OfficeCaseRow>[] {
  const words = useMessages(listMessages);

  return [
    { key: 'sign', header: words.sign, cell: (row) => <CaseSign row={row} /> },
    { key: 'subject', header: words.subject, cell: (row) => <CaseSubject row={row} /> },
    { key: 'status', header: words.status, cell: (row) => <CaseStatus row={row} /> },
    { key: 'answer', header: words.answer, cell: (row) => <AnswerBy row={row} /> },
    { key: 'last', header: words.last, cell: (row) => <LastDate row={row} /> },
  ];
}
