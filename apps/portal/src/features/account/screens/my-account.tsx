import { Button, FormLayout, Link, PageHeading } from '@urzad/ui';
import { OwnerOnly } from '#shared/acting/owner-only';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useActing } from '#shared/session/use-acting';
import { useBusinessToday } from '#shared/system/use-office';
import { AccountChoices } from '../components/account-choices';
import { AccountFacts } from '../components/account-facts';
import { AccountSessions } from '../components/account-sessions';
import { OwnDataLink } from '../components/own-data-link';
import { SecondFactorCard } from '../components/second-factor/second-factor-card';
import { SignInHistory } from '../components/sign-in-history';
import { SignInWays } from '../components/sign-in-ways';
import { ownAccountMessages } from '../messages/own-account';

/** The person's own account, of citizens and staff alike. */
export function MyAccount() {
  const words = useMessages(ownAccountMessages);
  const heading = useScreen(words.title);
  const me = useSession((session) => session.me);
  const load = useSession((session) => session.load);
  const today = useBusinessToday();
  // It is the person's own: who acts for them is answered nothing about it.
  const isActing = useActing() !== undefined;

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={
          isActing ? (
            <OwnerOnly act="change">
              <Button variant="primary">{words.edit}</Button>
            </OwnerOnly>
          ) : (
            <Button asChild variant="primary">
              <Link href={paths.accountEdit}>{words.edit}</Link>
            </Button>
          )
        }
      />
      <Loaded
        data={me && today ? { me, today } : undefined}
        error={undefined}
        onRetry={() => void load()}
        loading={words.loading}
      >
        {(known) => (
          <FormLayout
            aside={
              <div className="u:grid u:gap-6">
                {!isActing && <AccountChoices user={known.me.user} />}
                <OwnDataLink />
              </div>
            }
          >
            <div className="u:grid u:gap-6">
              <AccountFacts {...known} />
              <SignInWays {...known} />
              {!isActing && <SecondFactorCard mail={known.me.mail} />}
              <AccountSessions today={known.today} />
              <SignInHistory today={known.today} />
            </div>
          </FormLayout>
        )}
      </Loaded>
    </div>
  );
}
