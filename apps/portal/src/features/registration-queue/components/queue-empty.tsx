import { EmptyState, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { locationQuery, type QueueLocation } from '#shared/queue/queue-location';
import { queueMessages } from '../messages';

/** Why there is nothing, and where to go. Tables of staff have no picture. */
export function QueueEmpty({ location, total }: { location: QueueLocation; total: number }) {
  const words = useMessages(queueMessages);
  const linkTo = (to: Partial<QueueLocation>, text: string) => (
    <TextLink
      variant="standalone"
      href={paths.registrations + locationQuery({ ...location, page: 1, ...to })}
    >
      {text}
    </TextLink>
  );

  if (total > 0)
    return <EmptyState picture={false} title={words.pageGone} action={linkTo({}, words.toFirstPage)} />;
  if (location.text) {
    return (
      <EmptyState
        picture={false}
        title={words.nothingFound(location.text)}
        action={linkTo({ text: '' }, words.clearSearch)}
      >
        {words.nothingFoundHint}
      </EmptyState>
    );
  }
  const { title, text } = words.empty[location.tab];

  return (
    <EmptyState
      picture={false}
      title={title}
      action={location.tab === 'mine' && linkTo({ tab: 'unassigned' }, words.goToUnassigned)}
    >
      {text}
    </EmptyState>
  );
}
