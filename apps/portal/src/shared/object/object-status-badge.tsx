import type { Statuses } from '@urzad/grants';
import { StatusBadge, useLocale, useTypeset } from '@urzad/ui';
import type { LucideIcon } from 'lucide-react';
import { useStatuses } from '../libraries/use-words';

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export type StatusIcons<Status extends string> = Readonly<Record<Status, LucideIcon>>;

export interface ObjectStatusBadgeProps<Status extends string> {
  statuses: Statuses<Status>;
  icons: StatusIcons<Status>;
  status: Status;
  /** For a row of a table with two lines. */
  compact?: boolean;
  /** In a narrow column its words go on in a second line. */
  wraps?: boolean;
}

/** The status of an object, with the text and the colour of the dictionary. A draft has a dashed border. */
export function ObjectStatusBadge<Status extends string>({
  statuses,
  icons,
  status,
  compact = false,
  wraps = false,
}: ObjectStatusBadgeProps<Status>) {
  const typeset = useTypeset();
  const info = useStatuses(statuses).table[status];

  return (
    <StatusBadge color={info.colour} icon={icons[status]} dashed={status === 'draft'} {...{ compact, wraps }}>
      {typeset(info[useLocale()])}
    </StatusBadge>
  );
}
