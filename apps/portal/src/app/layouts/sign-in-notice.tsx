import { Alert, Button, Link } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { wantedMessages, whySignIn } from '#shared/session/wanted-messages';

/**
 * For a visitor whom a guard has redirected to the home page: the reason, and a link to the sign-in (Spec §2, guard
 * 4).
 */
export function SignInNotice({ wanted }: { wanted: string }) {
  const words = useMessages(wantedMessages);

  return (
    <div className="u:page-width u:pt-4.5">
      <Alert
        kind="info"
        live
        title={whySignIn(wanted, words)}
        actions={
          <Button asChild variant="primary">
            <Link href={paths.login}>{words.logIn}</Link>
          </Button>
        }
      >
        {words.after}
      </Alert>
    </div>
  );
}
