import type { IsoDate } from '@urzad/domain';
import { TextLink } from '@urzad/ui';
import type { ReactNode } from 'react';
import { DaysLeft, DueDay } from '../deadlines/due-date';
import { useMessages } from '../i18n/messages';
import { BesidePresence, PresenceMark } from '../presence/presence';
import { listMessages } from './messages';

/** The number of an object, in a table or on a card. */
export function NumberLink({ href, number }: { href: string; number: string }) {
  return (
    <TextLink href={href} className="u:file-number u:font-semibold">
      {number}
    </TextLink>
  );
}

/** The days left, and below them the deadline. */
export function DueDate({ due, today }: { due: IsoDate | null; today: IsoDate }) {
  const words = useMessages(listMessages);
  if (!due) return <span className="u:text-muted">{words.noDeadline}</span>;

  return (
    <>
      <DaysLeft due={due} today={today} />
      <span className="u:block u:text-xs u:text-muted">
        <DueDay due={due} today={today} />
      </span>
    </>
  );
}

/** Words on one line. What an ellipsis hides is read in the tooltip of the browser, and on the page of the row. */
export function OneLine({ children }: { children: string }) {
  return (
    <span title={children} className="u:block u:truncate">
      {children}
    </span>
  );
}

interface PersonCellProps {
  /** Of the account. */
  id: number;
  name: string;
  second?: ReactNode;
}

/** A person in a table, and below the name when they were last in the portal. */
export function PersonCell({ id, name, second }: PersonCellProps) {
  return (
    <TwoLines
      first={
        <strong className="u:part u:font-semibold">
          <OneLine>{name}</OneLine>
        </strong>
      }
      second={
        <BesidePresence id={id}>
          {typeof second === 'string' ? <OneLine>{second}</OneLine> : second}
        </BesidePresence>
      }
    />
  );
}

/** A person on a card of a list, and beside the name when they were last in the portal. */
export function PersonOfCard({ id, name }: Omit<PersonCellProps, 'second'>) {
  return (
    <p className="u:mt-1 u:flex u:min-h-6 u:flex-wrap u:items-baseline u:gap-x-3">
      <span className="u:font-semibold u:wrap-anywhere">{name}</span>
      <PresenceMark id={id} />
    </p>
  );
}

/** A cell with a small line below its content; words stay on one line, as a row has two (Guide §8). */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {typeof first === 'string' ? <span className="u:part">{first}</span> : first}
      {second && (
        <span className="u:block u:text-xs u:text-muted">
          {typeof second === 'string' ? <OneLine>{second}</OneLine> : second}
        </span>
      )}
    </>
  );
}
