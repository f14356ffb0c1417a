import { Button } from '@urzad/ui';
import { useMessages } from '../../../shared/i18n/messages';
import { homeMessages } from '../messages';

/** The place of the primary action while it is not known yet what it will be. */
export function WaitingAction() {
  const words = useMessages(homeMessages);

  return (
    <Button variant="primary" size="lg" loading>
      {words.myRegistrations}
    </Button>
  );
}
