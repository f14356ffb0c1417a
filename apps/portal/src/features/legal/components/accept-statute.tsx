import { useMutation } from '@tanstack/react-query';
import { users } from '@urzad/contract';
import { Alert, Button, Card } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { OwnerOnly } from '#shared/acting/owner-only';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { useSession } from '#shared/session/session-store';
import { wantedPath } from '#shared/session/wanted-path';
import { legalMessages } from '../messages/legal';

/** The id of the button that accepts the rules. */
const ACCEPT_ID = 'akceptacja';

/** Above the rules: why all other pages redirect here, and a link to the button below the long text. */
export function AcceptanceAhead() {
  const { statute: words } = useMessages(legalMessages);
  const me = useSession((session) => session.me);
  if (!me || me.hasAcceptedStatute) return null;

  return (
    <Alert
      kind="info"
      title={words.aheadTitle}
      actions={
        <Button asChild>
          <a href={`#${ACCEPT_ID}`}>{words.toAcceptance}</a>
        </Button>
      }
    >
      {words.ahead}
    </Alert>
  );
}

/** For a signed-in person: other pages redirect here until the rules are accepted (Spec §2, guard 7). */
export function AcceptStatute() {
  const { statute: words } = useMessages(legalMessages);
  const navigate = useNavigate();
  const { me, load } = useSession();
  const acceptance = useMutation({
    mutationFn: async () => {
      await request(users.accountSet, { body: { accept_condition: 'yes' } });
      await load();
    },
    onSuccess: () => navigate(wantedPath(), { replace: true }),
  });
  if (!me) return null;
  if (me.hasAcceptedStatute) return <Alert kind="success">{words.accepted}</Alert>;

  return (
    <Card id={ACCEPT_ID} tabIndex={-1} tone="accent" className="u:grid u:justify-items-start u:gap-4">
      {acceptance.error && <FormFailure title={words.acceptFailed} error={acceptance.error} />}
      <p className="u:font-semibold">{words.acceptLead}</p>
      <OwnerOnly act="accept">
        <Button
          variant="primary"
          size="lg"
          loading={acceptance.isPending}
          onClick={() => acceptance.mutate()}
        >
          {words.accept}
        </Button>
      </OwnerOnly>
    </Card>
  );
}
