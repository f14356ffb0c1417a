import type { IsoDate } from '@urzad/domain';
import { TextLink } from '@urzad/ui';
import type { ReactNode } from 'react';
import { DaysLeft, DueDay } from '../deadlines/due-date';
import { useMessages } from '../i18n/messages';
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

/** A cell with a small line below its content; words stay on one line, as a row has two (Guide §8). */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && (
        <span className="u:block u:text-xs u:text-muted">
          {typeof second === 'string' ? <OneLine>{second}</OneLine> : second}
        </span>
      )}
    </>
  );
}
