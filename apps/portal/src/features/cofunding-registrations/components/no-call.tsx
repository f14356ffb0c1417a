import { Button, EmptyState, Link } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { registrationMessages } from '../messages/registrations';

export function NoCall() {
  const { start: words } = useMessages(registrationMessages);

  return (
    <EmptyState
      title={words.noCallTitle}
      action={
        <Button asChild>
          <Link href={paths.home}>{words.home}</Link>
        </Button>
      }
    >
      {words.noCall}
    </EmptyState>
  );
}
