import type { Locale } from '@urzad/ui';
import { StatusBadge, type StatusBadgeProps, useLocale } from '@urzad/ui';
import type { LucideIcon } from 'lucide-react';

/** The words and the colour of each status, from the dictionary of the object. */
export type ObjectStatuses<Status extends string> = Readonly<
  Record<Status, Record<Locale, string> & { colour: StatusBadgeProps['color'] }>
>;

/** Each status has an icon of its own: nothing is said by colour alone (Guide §3). */
export type StatusIcons<Status extends string> = Readonly<Record<Status, LucideIcon>>;

export interface ObjectStatusBadgeProps<Status extends string> {
  statuses: ObjectStatuses<Status>;
  icons: StatusIcons<Status>;
  status: Status;
}

/** The status of an object, with the text and the colour of the dictionary. A draft has a dashed border. */
export function ObjectStatusBadge<Status extends string>({
  statuses,
  icons,
  status,
}: ObjectStatusBadgeProps<Status>) {
  const info = statuses[status];

  return (
    <StatusBadge color={info.colour} icon={icons[status]} dashed={status === 'draft'}>
      {info[useLocale()]}
    </StatusBadge>
  );
}
