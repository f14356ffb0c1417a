import { Alert, Button, TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { Stay } from '../logic/stay';
import type { WorkCard } from '../logic/work-card';
import { workBoardMessages } from '../messages/work-board';

interface StayNoteProps {
  stay: Stay;
  card: WorkCard;
  onClose: () => void;
}

/** Below a card that did not move. */
export function StayNote({ stay, card, onClose }: StayNoteProps) {
  const words = useMessages(workBoardMessages);

  return (
    <Alert
      live
      kind={stay.hasForm ? 'info' : 'error'}
      title={stay.column === undefined ? undefined : words.stays(stay.column)}
      actions={
        <>
          <TextLink variant="standalone" href={card.href}>
            {stay.hasForm ? words.openForm : words.openCard(card.number)}
          </TextLink>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {stay.text}
    </Alert>
  );
}
