import type { OfficeCase } from '@urzad/contract';
import { answerText, type IsoDate } from '@urzad/domain';
import { caseFieldsOf, type OfficeWords, specIn } from '@urzad/grants';
import type { Description, Locale } from '@urzad/ui';

/** The answers to the questions of its kind; its title is the heading of the page. */
export function caseAnswersOf(
  { kind, form }: Pick<OfficeCase, 'kind' | 'form'>,
  { words, ...reading }: { today: IsoDate; locale: Locale; words: OfficeWords },
): Description[] {
  return Object.entries(caseFieldsOf(kind)).flatMap(([name, spec]) => {
    const answer = name === 'title' ? '' : form[name];
    return answer
      ? [{ term: spec[reading.locale], value: answerText(specIn(words, spec), answer, reading) }]
      : [];
  });
}
