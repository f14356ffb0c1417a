import type { CofundingCall } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/grants';
import { Button, Icon, Link, type LinkProps } from '@urzad/ui';
import { FilePlus } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { writeItem } from '#shared/session/storage';
import { homeMessages } from '../messages/home';

/**
 * The first actions of a visitor. A signed-in parent has the next task above: here is only the link to all of them. The
 * self-check is the beginning of an application, which that task opens.
 */
export function HomeActions({ call }: { call: CofundingCall | undefined }) {
  const words = useMessages(homeMessages);
  const isSignedIn = useSession(({ me }) => me !== undefined);
  const canApply = call !== undefined && acceptsDrafts(call.status);

  return (
    <>
      {isSignedIn ? (
        <Button asChild size="lg">
          <Link href={paths.registrations}>{words.myRegistrations}</Link>
        </Button>
      ) : (
        <VisitorAction canApply={canApply} />
      )}
      {canApply && !isSignedIn && (
        <Button asChild size="lg">
          <Link href={paths.selfCheck}>{words.isItForMe}</Link>
        </Button>
      )}
    </>
  );
}

/** While there is no call the button is not shown. */
function VisitorAction({ canApply }: { canApply: boolean }) {
  const words = useMessages(homeMessages);
  if (canApply) {
    return (
      <Button asChild variant="primary" size="lg">
        <StartLink>
          <Icon of={FilePlus} /> {words.apply}
        </StartLink>
      </Button>
    );
  }

  return (
    <Button asChild size="lg">
      <Link href={paths.register}>{words.createAccount}</Link>
    </Button>
  );
}

/** A link to the start of an application; through the sign-in for people who are not signed in. */
function StartLink(props: Omit<LinkProps, 'href'>) {
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  if (!isSignedOut) return <Link {...props} href={paths.registrationStart} />;

  return (
    <Link {...props} href={paths.login} onClick={() => writeItem('wanted_path', paths.registrationStart)} />
  );
}
