import type { ClaimHeader } from './claim-line';

type Text = { pl: string; en: string };

/** The questions about the whole month, as the screen asks them and the document repeats them. */
export const CLAIM_QUESTIONS = {
  days_present: { pl: 'Dni obecności dziecka', en: 'Days on which the child was in care' },
  days_absent_sick: { pl: 'Dni nieobecności z powodu choroby', en: 'Days of absence because of illness' },
  sick_leave_over_30: {
    pl: 'Zwolnienie lekarskie rodzica dłuższe niż 30 dni',
    en: 'Sick leave of the parent longer than 30 days',
  },
  employment_confirmed: { pl: 'Praca trwała przez cały miesiąc', en: 'The work went on all month' },
} as const satisfies Partial<Record<keyof ClaimHeader, Text>>;

/** What the parent declares; each has to be accepted. */
export const CLAIM_DECLARATIONS = {
  decl_no_double: {
    pl: 'Tych kosztów nie sfinansowano z innych środków publicznych.',
    en: 'No other public money has paid for these costs.',
  },
  decl_paid: {
    pl: 'Koszty z tego rozliczenia są zapłacone w podanej kwocie.',
    en: 'The costs of this claim have been paid in the amounts given.',
  },
  decl_no_change: {
    pl: 'Dane, od których zależy dofinansowanie, nie zmieniły się.',
    en: 'The facts on which the co-funding depends have not changed.',
  },
} as const satisfies Partial<Record<keyof ClaimHeader, Text>>;
