import { Link, type LinkProps } from '@urzad/ui';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { writeItem } from '#shared/tokens/storage';

/** To the start of an application; by way of the sign-in for those who are not signed in yet. */
export function StartLink(props: Omit<LinkProps, 'href'>) {
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  if (!isSignedOut) return <Link {...props} href={paths.registrationStart} />;

  return (
    <Link {...props} href={paths.login} onClick={() => writeItem('wanted_path', paths.registrationStart)} />
  );
}
