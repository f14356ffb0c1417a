import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, PageHeading } from '@urzad/ui';
import { OwnerPart } from '#shared/acting/owner-part';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { localitiesQuery } from '#shared/entities/localities/api';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { AccountForm } from '../components/account-form';
import { ownAccountMessages } from '../messages/own-account';

/** Everything of the account that its owner changes in a form. */
export function EditAccount() {
  const { form: words, title } = useMessages(ownAccountMessages);
  const heading = useScreen(words.title);
  const me = useSession((session) => session.me);
  const today = useBusinessToday();
  const places = useQuery(localitiesQuery);
  const draftKey = { userId: me?.id ?? 0, form: 'account' };
  const kept = useQuery({ ...keptDraftQuery(draftKey), enabled: me !== undefined });

  return (
    <div className="u:grid u:gap-7">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        breadcrumbs={<Breadcrumbs items={[{ label: title, href: paths.account }]} current={words.title} />}
      />
      <Loaded
        data={
          me && today && places.data && kept.data !== undefined
            ? { user: me.user, today, localities: places.data, kept: kept.data, draftKey }
            : undefined
        }
        error={places.error}
        onRetry={() => void places.refetch()}
        loading={words.title}
      >
        {(known) => (
          <OwnerPart act="change">
            <AccountForm {...known} />
          </OwnerPart>
        )}
      </Loaded>
    </div>
  );
}
