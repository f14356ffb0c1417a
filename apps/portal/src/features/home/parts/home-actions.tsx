import type { CofundingCall } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/domain';
import { Button, Icon, LazyPart, Link, lazyPart } from '@urzad/ui';
import { FilePlus } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useSession } from '../../../shared/session/session-store';
import { homeMessages } from '../messages';
import { StartLink } from './start-link';
import { WaitingAction } from './waiting-action';
import { WHO_ID } from './who-may-apply';

const continueAction = lazyPart(() => import('./continue-action'));

/** One filled button: what this very visitor does next. */
export function HomeActions({ call }: { call: CofundingCall | undefined }) {
  const words = useMessages(homeMessages);
  const isSignedIn = useSession(({ me }) => me !== undefined);
  const canApply = call !== undefined && acceptsDrafts(call.status);

  return (
    <>
      {isSignedIn ? (
        <LazyPart of={continueAction} waiting={<WaitingAction />} missing={<ListAction />}>
          {({ ContinueAction }) => <ContinueAction canApply={canApply} />}
        </LazyPart>
      ) : (
        <VisitorAction canApply={canApply} />
      )}
      <Button asChild size="lg">
        <a href={`#${WHO_ID}`}>{words.isItForMe}</a>
      </Button>
    </>
  );
}

/** The list leads everywhere. */
function ListAction() {
  const words = useMessages(homeMessages);

  return (
    <Button asChild variant="primary" size="lg">
      <Link href={paths.registrations}>{words.myRegistrations}</Link>
    </Button>
  );
}

function VisitorAction({ canApply }: { canApply: boolean }) {
  const words = useMessages(homeMessages);

  return (
    <Button asChild variant="primary" size="lg">
      {canApply ? (
        <StartLink>
          <Icon of={FilePlus} /> {words.apply}
        </StartLink>
      ) : (
        <Link href={paths.register}>{words.createAccount}</Link>
      )}
    </Button>
  );
}
