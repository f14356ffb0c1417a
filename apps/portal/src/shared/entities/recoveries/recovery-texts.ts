import { COUNTED, countText } from '@urzad/domain';
import type { Messages } from '../../i18n/messages';

const pl = {
  owed: (sum: string) => `Do zwrotu dziś: ${sum}`,
  left: 'Kwota główna do zwrotu',
  interest: 'Odsetki do dziś',
  due: 'Razem dziś',
  demanded: 'Kwota z wezwania',
  returned: 'Zwrócono',
  ofWhich: (principal: string, interest: string) => `${principal} i odsetki ${interest}`,
  noReturn: 'jeszcze nic',
  term: 'Termin zwrotu',
  paid: 'Wypłacono',
  periods: 'Jak liczymy odsetki',
  period: (from: string, to: string, days: number, rate: string) =>
    `${from} – ${to}: ${countText(days, COUNTED.day)}, ${rate} rocznie`,
  reason: 'Powód',
  title: 'Tytuł przelewu',
  toCase: (sign: string) => `Otwórz sprawę ${sign}`,
};

const en = {
  owed: (sum: string) => `To be returned today: ${sum}`,
  left: 'Principal to be returned',
  interest: 'Interest until today',
  due: 'In total today',
  demanded: 'Demanded',
  returned: 'Returned',
  ofWhich: (principal: string, interest: string) => `${principal} and interest ${interest}`,
  noReturn: 'nothing yet',
  term: 'To be returned by',
  paid: 'Paid',
  periods: 'How interest is counted',
  period: (from: string, to: string, days: number, rate: string) =>
    `${from} – ${to}: ${countText(days, COUNTED.day, 'en')}, ${rate} a year`,
  reason: 'Reason',
  title: 'Title of the transfer',
  toCase: (sign: string) => `Open case ${sign}`,
} satisfies typeof pl;

export const recoveryTexts: Messages<typeof pl> = { pl, en };
