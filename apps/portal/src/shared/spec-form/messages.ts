import { EXPLANATION_MIN } from '@urzad/grants';
import type { Messages } from '../i18n/messages';

const pl = {
  remark: 'Uwaga urzędu',
  explanationOf: (label: string) => `Wyjaśnienie: ${label}`,
  explanationHint: `Nie zmieniasz odpowiedzi? Napisz dlaczego (co najmniej ${EXPLANATION_MIN} znaków).`,
};

const en = {
  remark: 'Remark of the office',
  explanationOf: (label: string) => `Explanation: ${label}`,
  explanationHint: `Not changing the answer? Write why (at least ${EXPLANATION_MIN} characters).`,
} satisfies typeof pl;

export const specFormMessages: Messages<typeof pl> = { pl, en };
