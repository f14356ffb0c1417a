import { EmptyState, TextLink } from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages';
import type { DefinedList, ListLocation } from './list-location';
import { listMessages } from './messages';

export interface ListEmptyProps<Location extends ListLocation> {
  list: DefinedList<Location>;
  location: Location;
  /** The rows on all pages. */
  total: number;
  /** Said when a search has found nothing. */
  searchHint: string;
  /** Said of a tab without rows. */
  title: string;
  text: string;
  /** A link to another tab. */
  action?: ReactNode;
}

/** Why there is nothing, and where to go. Tables of staff have no picture. */
export function ListEmpty<Location extends ListLocation>({
  list,
  location,
  total,
  searchHint,
  title,
  text,
  action,
}: ListEmptyProps<Location>) {
  const words = useMessages(listMessages);
  const linkTo = (to: Location, label: string) => (
    <TextLink variant="standalone" href={list.hrefOf(to)}>
      {label}
    </TextLink>
  );

  if (total > 0) {
    return (
      <EmptyState
        picture={false}
        title={words.pageGone}
        action={linkTo({ ...location, page: 1 }, words.toFirstPage)}
      />
    );
  }
  if (location.text) {
    return (
      <EmptyState
        picture={false}
        title={words.nothingFound(location.text)}
        action={linkTo({ ...location, page: 1, text: '' }, words.clearSearch)}
      >
        {searchHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={false} title={title} action={action}>
      {text}
    </EmptyState>
  );
}
