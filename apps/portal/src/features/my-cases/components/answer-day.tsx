import { daysBetween, dayText, type IsoDate, longDateText, monthName, weekdayText } from '@urzad/domain';
import { caseDueDate, caseTerm } from '@urzad/grants';
import { Card, DateTile, formOf, useLocale, useTypeset } from '@urzad/ui';
import { useBusinessTime } from '#shared/business-time';
import { useMessages } from '#shared/i18n/messages';
import { type CaseValues, findKind } from '../logic/case-values';
import { newMessages } from '../messages/new';

const { useFormValue } = formOf<CaseValues>();

/** The day by which the office answers a case of the chosen kind that is sent now. */
export function AnswerDay({ today }: { today: IsoDate }) {
  const words = useMessages(newMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const day = useAnswerDay();

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.answerTitle}</h2>
      {day ? (
        <div className="u:flex u:items-center u:gap-4">
          <DateTile
            dateTime={day}
            day={String(Number(day.slice(8)))}
            month={monthName(day.slice(0, 7), locale)}
          />
          <div className="u:grid u:gap-1 u:text-sm">
            <p className="u:font-medium">{typeset(longDateText(day, locale))}</p>
            <p>{typeset(words.answerDay(weekdayText(day, locale), daysBetween(today, day)))}</p>
            <p className="u:text-muted">{typeset(words.answerLonger)}</p>
          </div>
        </div>
      ) : (
        <p className="u:text-sm u:text-muted">{words.answerUnknown}</p>
      )}
    </Card>
  );
}

/** The same in a line above the button that sends, where the card stands below it. */
export function AnswerLine() {
  const words = useMessages(newMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const day = useAnswerDay();
  if (!day) return null;

  return <p className="u:pt-5 u:desktop:hidden">{typeset(words.answerBy(dayText(day, locale)))}</p>;
}

function useAnswerDay(): IsoDate | undefined {
  const kind = findKind(useFormValue('kind'))?.code;

  return useBusinessTime((now) => kind && caseDueDate(caseTerm(kind, now), 0));
}
