import type { AnnexRow, ContractRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { DataColumn } from '@urzad/ui/data-table';
import { DueDate } from '#shared/list/cells';

type Signed = ContractRow | AnnexRow;

/** The last day of the side that has to sign; `null` while nobody has to. */
export function signToOf({ status, sign_member_to, sign_office_to }: Signed): IsoDate | null {
  if (status === 'to_member') return sign_member_to;
  return status === 'to_office' ? sign_office_to : null;
}

/** The term of the signature. */
export const termColumn = (header: string, today: IsoDate): DataColumn<Signed> => ({
  key: 'sign_to',
  header,
  type: 'date',
  value: signToOf,
  filterable: false,
  width: 160,
  cell: (row) => <DueDate due={signToOf(row)} today={today} />,
});
