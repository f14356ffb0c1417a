import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@urzad/ui';
import { OwnerPart } from '#shared/acting/owner-part';
import { keptDraftQuery } from '#shared/drafts/kept-draft-query';
import { localitiesQuery } from '#shared/entities/localities/api';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { ProfileForm } from '../components/profile-form';
import { accountMessages } from '../messages/account';

/** Completes the profile (Order §7): answers that an application needs again. */
export function CompleteProfile() {
  const { profile } = useMessages(accountMessages);
  const heading = useScreen(profile.title);
  const me = useSession((session) => session.me);
  const today = useBusinessToday();
  const places = useQuery(localitiesQuery);
  const draftKey = { userId: me?.id ?? 0, form: 'profile' };
  const kept = useQuery({ ...keptDraftQuery(draftKey), enabled: me !== undefined });

  return (
    <div className="u:mx-auto u:grid u:max-w-form u:gap-7">
      <PageHeading ref={heading} title={profile.title} lead={profile.lead} />
      <Loaded
        data={
          me && today && places.data && kept.data !== undefined
            ? { me, today, localities: places.data, kept: kept.data, draftKey }
            : undefined
        }
        error={places.error}
        onRetry={() => void places.refetch()}
        loading={profile.title}
      >
        {({ me: { user }, ...known }) => (
          <OwnerPart act="change">
            <ProfileForm user={user} {...known} />
          </OwnerPart>
        )}
      </Loaded>
    </div>
  );
}
