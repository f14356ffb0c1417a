import { errorEntryOf } from '@urzad/contract';
import type { IsoDate, Locality } from '@urzad/domain';
import { FormSubmit, FormSummary, formOf, toast, useFormState, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createBrowserDraft } from '#shared/drafts/browser-draft';
import { FollowDraft } from '#shared/drafts/follow-draft';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import type { KnownUser } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { wantedPath } from '#shared/session/wanted-path';
import { saveProfile } from '../api';
import {
  isChangedProfile,
  type ProfileValues,
  profileChangeOf,
  profileDraftOf,
  profileStartOf,
  profileValueErrors,
} from '../logic/profile-values';
import { accountMessages } from '../messages/account';
import { ProfileFields } from './profile-fields';

const { useFormAnswers } = formOf<ProfileValues>();

export interface ProfileFormProps {
  user: KnownUser;
  today: IsoDate;
  /** The dictionary of places. */
  localities: readonly Locality[];
  /** What this browser kept of the form. */
  kept: KeptDraft | null;
  draftKey: DraftKey;
}

/** What is typed stays in this browser until it is sent, but for PESEL and address. */
export function ProfileForm({ user, today, localities, kept, draftKey }: ProfileFormProps) {
  const { profile: words } = useMessages(accountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const load = useSession((session) => session.load);
  const [draft] = useState(() => createBrowserDraft<ProfileValues>(draftKey, profileDraftOf));

  async function save(values: ProfileValues) {
    await saveProfile(profileChangeOf(values));
    await draft.end();
    await load();
    toast.success(words.saved);
    navigate(wantedPath(), { replace: true });
  }

  return (
    <RequestForm<ProfileValues>
      label={words.title}
      className="u:grid u:gap-7"
      defaultValues={profileStartOf(user, kept)}
      check={(values) => profileValueErrors(values, today, localities)}
      send={save}
      // Another account has this PESEL: shown at the field, where it can be corrected (Order §2).
      fieldErrors={({ code }) =>
        code === 'pesel-exist' ? { pesel: errorEntryOf(code).text[locale] } : undefined
      }
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      <FollowDraft draft={draft} />
      <FormSummary lead={words.summary} />
      <ProfileFields localities={localities} />
      <div>
        <FormSubmit size="lg">{words.submit}</FormSubmit>
      </div>
      <ProfileGuard user={user} />
    </RequestForm>
  );
}

function ProfileGuard({ user }: Pick<ProfileFormProps, 'user'>) {
  const isChanged = useFormAnswers((values) => isChangedProfile(values, user));
  const state = useFormState();
  const navigation = useHeldNavigation();

  return <UnsavedChangesGuard when={isChanged && state !== 'success'} navigation={navigation} />;
}
