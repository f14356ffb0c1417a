import { queryOptions, useQuery } from '@tanstack/react-query';
import { CALENDAR_SUBJECTS, calendarEvents, type ObjectRef, pathOfObject, refOf } from '@urzad/contract';
import { dayText, optionText } from '@urzad/domain';
import { CALENDAR_KINDS, SEE_CALENDAR } from '@urzad/grants';
import { Icon, TextLink, useLocale } from '@urzad/ui';
import { CalendarDays } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { request } from '../session/client';
import { useSession } from '../session/session-store';
import { eventsAboutMessages } from './events-about-messages';

/** The next events of the person about an object; nothing where there are none or the answer does not come. */
export function EventsAbout({ of }: { of: ObjectRef }) {
  const words = useMessages(eventsAboutMessages);
  const locale = useLocale();
  const maySee = useSession(({ may }) => may(SEE_CALENDAR));
  const { data: events = [] } = useQuery({ ...eventsAboutQuery(of), enabled: maySee && isSubject(of) });
  if (events.length === 0) return null;

  return (
    <>
      <Icon of={CalendarDays} />
      <span>{words.inCalendar}</span>
      {events.map(({ id, kind, title, day_from, time_from }) => (
        <TextLink key={id} href={pathOfObject(refOf('calendarevent', id))}>
          <span lang={title ? 'pl' : undefined}>{title || optionText(CALENDAR_KINDS, kind, locale)}</span>
          <span>{`, ${dayText(day_from, locale)}${time_from === null ? '' : ` ${time_from}`}`}</span>
        </TextLink>
      ))}
    </>
  );
}

/** Under the key of the calendar: what is written there refreshes it. */
function eventsAboutQuery({ obj_type, id_obj }: ObjectRef) {
  return queryOptions({
    queryKey: ['calendarevent', 'about', obj_type, id_obj],
    queryFn: async ({ signal }) => {
      const found = CALENDAR_SUBJECTS.find((one) => one === obj_type);
      if (!found) return [];
      return (await request(calendarEvents.about, { query: { obj_type: found, id_obj }, signal })).data;
    },
    retry: false,
  });
}

function isSubject({ obj_type }: ObjectRef): boolean {
  return CALENDAR_SUBJECTS.some((one) => one === obj_type);
}
