import { EXPLANATION_MIN } from '@urzad/grants';
import type { Messages } from '../i18n/messages';

const pl = {
  remark: 'Uwaga urzędu',
  explanationOf: (label: string) => `Wyjaśnienie: ${label}`,
  explanationHint: `Napisz je tylko wtedy, gdy niczego tu nie zmieniasz: co najmniej ${EXPLANATION_MIN} znaków.`,
};

const en = {
  remark: 'Remark of the office',
  explanationOf: (label: string) => `Explanation: ${label}`,
  explanationHint: `Only if you change nothing here: at least ${EXPLANATION_MIN} characters.`,
} satisfies typeof pl;

export const specFormMessages: Messages<typeof pl> = { pl, en };
