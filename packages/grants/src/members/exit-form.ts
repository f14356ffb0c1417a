import { addDays, codesOf, type IsoDate, type Option, termEnd, type YesNo } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import type { EndReason } from '../contracts/contract-reasons';

/** What a person does after the support (Process §2.8, S14). */
export const EXIT_STATUS = [
  { code: 'pracujaca', pl: 'Pracuję', en: 'I work' },
  {
    code: 'urlop',
    pl: 'Mam pracę, jestem na urlopie związanym z dzieckiem',
    en: 'I have a job and am on a leave connected with the child',
  },
  {
    code: 'bezrobotna_zarejestrowana',
    pl: 'Jestem osobą bezrobotną zarejestrowaną w urzędzie pracy',
    en: 'I am unemployed and registered at an employment office',
  },
  {
    code: 'szuka_pracy',
    pl: 'Szukam pracy bez rejestracji w urzędzie pracy',
    en: 'I look for work and am not registered',
  },
  { code: 'uczaca_sie', pl: 'Uczę się albo szkolę', en: 'I study or am in training' },
  { code: 'bierna', pl: 'Nie pracuję i nie szukam pracy', en: 'I do not work and do not look for work' },
] as const satisfies readonly Option[];
export type ExitStatus = (typeof EXIT_STATUS)[number]['code'];
export const EXIT_STATUS_CODES = codesOf(EXIT_STATUS);

/** When the support of a person ends or ended, and what is known about the time after. */
export interface Exit {
  planned_end: IsoDate;
  end_date: IsoDate | null;
  end_reason: EndReason | null;
  exit_labour_status: ExitStatus | null;
  exit_date_filled: Date | null;
}

/** How many days before its last one the office asks for the exit data once more. */
export const EXIT_REMINDER_DAYS = 7;

/** The last day of the support: the one on which it ended, or on which it will. */
export function supportEndOf({ end_date, planned_end }: Pick<Exit, 'end_date' | 'planned_end'>): IsoDate {
  return end_date ?? planned_end;
}

/** The last day for the exit data; one on which no office works moves to the next that does (Order §12). */
export function exitFormTo(
  exit: Pick<Exit, 'end_date' | 'planned_end'>,
  { exit_form_days }: Pick<CallParams, 'exit_form_days'>,
): IsoDate {
  return termEnd(addDays(supportEndOf(exit), exit_form_days));
}

/** Whether the exit data can be given: from the last day of the support on. */
export function isExitFormOpen(exit: Pick<Exit, 'end_date' | 'planned_end'>, today: IsoDate): boolean {
  return supportEndOf(exit) <= today;
}

/** Whether the exit data is there, without which nobody completes their participation (Process §2.8). */
export function isExitFormFilled({ exit_date_filled }: Pick<Exit, 'exit_date_filled'>): boolean {
  return exit_date_filled !== null;
}

/** Whether the support ended as the contract planned it; the office may correct it. */
export function hasFollowedPath({ end_reason }: Pick<Exit, 'end_reason'>): YesNo {
  return end_reason === null || end_reason === 'PLAN' ? 'yes' : 'no';
}
