import type { FieldSpec, Option } from '@urzad/domain';

/** Why a co-funding is suspended (Process §1.2, 19). */
export const SUSPENSION_REASON = [
  { code: 'CHOROBA', pl: 'Długie zwolnienie lekarskie', en: 'Long sick leave' },
  {
    code: 'URLOP',
    pl: 'Kolejny urlop macierzyński lub rodzicielski',
    en: 'Another maternity or parental leave',
  },
  { code: 'OPIEKA', pl: 'Przerwa w opiece nad dzieckiem', en: 'A break in the care of the child' },
  { code: 'INNE', pl: 'Inny powód', en: 'Another reason' },
] as const satisfies readonly Option[];

/** What a case ZAWIESZENIE asks. Suspension is for whole months (Order §12). */
export const SUSPENSION_FIELDS = {
  from_month: {
    step: 1,
    type: 'month',
    pl: 'Pierwszy miesiąc przerwy',
    en: 'First month of the break',
    required: true,
  },
  to_month: {
    step: 1,
    type: 'month',
    pl: 'Ostatni miesiąc przerwy',
    en: 'Last month of the break',
    required: true,
  },
  suspension_reason: {
    step: 1,
    type: 'option',
    pl: 'Powód',
    en: 'Reason',
    required: true,
    options: SUSPENSION_REASON,
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;
