import { errorEntryOf } from '@urzad/contract';
import type { IsoDate, Locality } from '@urzad/domain';
import {
  Button,
  FormLayout,
  FormSubmit,
  FormSummary,
  formOf,
  Link,
  toast,
  useFormState,
  useLocale,
} from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { createBrowserDraft } from '#shared/drafts/browser-draft';
import { FollowDraft } from '#shared/drafts/follow-draft';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import type { KnownUser } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { saveProfile } from '../api';
import {
  type AccountValues,
  accountChangeOf,
  accountDraftOf,
  accountStartOf,
  accountValueErrors,
  accountValuesOf,
  changedNames,
} from '../logic/account-values';
import { ownAccountMessages } from '../messages/own-account';
import { AccountChanges } from './account-changes';
import { AccountConflict } from './account-conflict';
import { OwnFields } from './own-fields';
import { ProfileFields } from './profile-fields';

const { useFormAnswers } = formOf<AccountValues>();

export interface AccountFormProps {
  user: KnownUser;
  today: IsoDate;
  /** The dictionary of places. */
  localities: readonly Locality[];
  /** What this browser kept of the form. */
  kept: KeptDraft | null;
  draftKey: DraftKey;
}

/** What is typed stands on the version that the form began with, whatever is loaded or changed elsewhere meanwhile. */
export function AccountForm({ user, today, localities, kept, draftKey }: AccountFormProps) {
  const { form: words } = useMessages(ownAccountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const load = useSession((session) => session.load);
  const [draft] = useState(() => createBrowserDraft<AccountValues>(draftKey, accountDraftOf));
  const [opened, setOpened] = useState({ user, start: accountStartOf(user, kept) });
  const [version, setVersion] = useState(user.row_version);
  const [mine, setMine] = useState<AccountValues>();
  const formId = useId();

  async function save(values: AccountValues) {
    try {
      await saveProfile(accountChangeOf(values, version));
    } catch (error) {
      if (isConflict(error)) setMine(values);
      throw error;
    }
    await draft.end();
    await load();
    toast.success(words.saved);
    void navigate(paths.account);
  }

  function keepMine(theirs: KnownUser) {
    setMine(undefined);
    // The form that is sent then has to know the version already.
    flushSync(() => setVersion(theirs.row_version));
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }

  function takeTheirs(theirs: KnownUser) {
    setMine(undefined);
    setVersion(theirs.row_version);
    setOpened({ user: theirs, start: accountValuesOf(theirs) });
  }

  return (
    <>
      <RequestForm<AccountValues>
        key={opened.user.row_version}
        id={formId}
        label={words.title}
        defaultValues={opened.start}
        check={(values) => accountValueErrors(values, today, localities)}
        send={save}
        // Another account has this PESEL: shown at the field, where it can be corrected (Order §2).
        fieldErrors={({ code }) =>
          code === 'pesel-exist' ? { pesel: errorEntryOf(code).text[locale] } : undefined
        }
        failure={(error) => !isConflict(error) && <FormFailure title={words.failed} error={error} />}
      >
        <FollowDraft draft={draft} />
        <FormLayout aside={<AccountChanges user={opened.user} today={today} />}>
          <div className="u:grid u:gap-7">
            <FormSummary lead={words.summary} />
            <OwnFields user={opened.user} part="photo" />
            <ProfileFields localities={localities} />
            <OwnFields user={opened.user} part="answers" />
            <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
              <FormSubmit size="lg">{words.submit}</FormSubmit>
              <Button asChild>
                <Link href={paths.account}>{words.cancel}</Link>
              </Button>
            </div>
          </div>
        </FormLayout>
        <AccountGuard user={opened.user} />
      </RequestForm>
      <AccountConflict
        mine={mine}
        today={today}
        open={mine !== undefined}
        onOpenChange={(open) => !open && setMine(undefined)}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
    </>
  );
}

function AccountGuard({ user }: Pick<AccountFormProps, 'user'>) {
  const isChanged = useFormAnswers((values) => changedNames(values, user).length > 0);
  const state = useFormState();
  const navigation = useHeldNavigation();

  return <UnsavedChangesGuard when={isChanged && state !== 'success'} navigation={navigation} />;
}
