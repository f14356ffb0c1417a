import { EmptyState, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { placeQuery, type QueuePlace } from '#shared/queue/queue-place';
import { queueMessages } from '../messages';

/** Why there is nothing, and where to go. Staff tables do without pictures. */
export function QueueEmpty({ place, total }: { place: QueuePlace; total: number }) {
  const words = useMessages(queueMessages);
  const linkTo = (to: Partial<QueuePlace>, text: string) => (
    <TextLink variant="standalone" href={paths.registrations + placeQuery({ ...place, page: 1, ...to })}>
      {text}
    </TextLink>
  );

  if (total > 0)
    return <EmptyState picture={false} title={words.pageGone} action={linkTo({}, words.toFirstPage)} />;
  if (place.text) {
    return (
      <EmptyState
        picture={false}
        title={words.nothingFound(place.text)}
        action={linkTo({ text: '' }, words.clearSearch)}
      >
        {words.nothingFoundHint}
      </EmptyState>
    );
  }
  const { title, text } = words.empty[place.tab];

  return (
    <EmptyState
      picture={false}
      title={title}
      action={place.tab === 'mine' && linkTo({ tab: 'unassigned' }, words.goToUnassigned)}
    >
      {text}
    </EmptyState>
  );
}
