import { useQuery } from '@tanstack/react-query';
import type { ObjectRef } from '@urzad/contract';
import { Icon } from '@urzad/ui';
import { Eye } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { useSession } from '../session/session-store';
import { EventsAbout } from './events-about';
import { onlookersMessages } from './onlookers-messages';
import { onlookersQuery } from './onlookers-query';

interface OnlookersProps {
  /** What the screen shows; undefined while it is loaded, or where there is no such object. */
  of: ObjectRef | undefined;
}

const NAMED = 3;

/**
 * Who else of the office has this object open, below its title, and when it stands in the person's calendar; citizens see
 * nobody and nobody sees them. Its line is there from the beginning, and stays empty where there is neither.
 */
export function Onlookers({ of }: OnlookersProps) {
  const isStaff = useSession(({ me }) => me !== undefined && me.perspective !== 'citizen');
  if (!isStaff) return null;
  return (
    <span className={LINE}>
      {of && <OtherPeople of={of} />}
      {of && <EventsAbout of={of} />}
    </span>
  );
}

const LINE = 'u:flex u:min-h-6 u:flex-wrap u:items-center u:gap-x-2 u:text-sm u:print:hidden';

function OtherPeople({ of }: { of: ObjectRef }) {
  const words = useMessages(onlookersMessages);
  const { data: people = [] } = useQuery(onlookersQuery(of));
  // "and 1 other" takes as much room as the name that it would replace.
  const named = people.length === NAMED + 1 ? people : people.slice(0, NAMED);
  const rest = people.length - named.length;

  if (people.length === 0) return null;

  return (
    <>
      <Icon of={Eye} />
      <span>{words.looking(people.length)}</span>
      <span lang="pl" className="u:font-medium u:text-ink">
        {named.map(({ name }) => name).join(', ')}
      </span>
      {rest > 0 && <span>{words.others(rest)}</span>}
    </>
  );
}
