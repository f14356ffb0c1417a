import type { OfficeCase } from '@urzad/contract';
import { addDays, type IsoDate, isIsoDate } from '@urzad/domain';
import { ANSWER_DAYS, ANSWER_DAYS_MAX } from '@urzad/grants';

/** What an officer writes: an answer that the applicant gets, or a note. */
export type OfficeLetter = 'answer' | 'note';

/** The fields that the office adds to a letter. */
export interface OfficeFields {
  letter: string;
  /** Whether the office waits for the answer. */
  wait: string;
  answer_to: string;
}

/** As a form has them, which does not know its fields. */
type Values = Readonly<Record<string, unknown>>;

export function firstFields(today: IsoDate): Record<keyof OfficeFields, string> {
  return { letter: 'answer', wait: 'no', answer_to: addDays(today, ANSWER_DAYS) };
}

/** What this officer may write now; none of an archived case. */
export function lettersOf({ steps }: Pick<OfficeCase, 'steps'>): OfficeLetter[] {
  return (['answer', 'note'] as const).filter((letter) => steps.includes(letter));
}

/** What is sent: a draft of an answer stays a note where this officer may only leave notes. */
export function chosenLetter(letters: readonly OfficeLetter[], letter: unknown): OfficeLetter {
  return letter === 'answer' && letters.includes('answer') ? 'answer' : 'note';
}

/** The day until which the office waits; null when it does not. */
export function answerDay(officeCase: Pick<OfficeCase, 'steps'>, values: Values): IsoDate | null {
  const { answer_to } = values;
  return waits(officeCase, values) && typeof answer_to === 'string' && isIsoDate(answer_to)
    ? answer_to
    : null;
}

/** The day is none, or not from tomorrow on and within the days that the law of cases gives. */
export function isDayWrong(officeCase: Pick<OfficeCase, 'steps'>, values: Values, today: IsoDate): boolean {
  if (!waits(officeCase, values)) return false;
  const day = answerDay(officeCase, values);

  return day === null || day <= today || day > addDays(today, ANSWER_DAYS_MAX);
}

function waits({ steps }: Pick<OfficeCase, 'steps'>, values: Values): boolean {
  return steps.includes('ask') && values.wait === 'yes';
}
