import { useMutation } from '@tanstack/react-query';
import { errorEntryOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button, type Locale, toast, UnsavedChangesGuard, useLocale } from '@urzad/ui';
import { FormProvider, type UseFormSetError, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { domainResolver } from '../../../shared/form/domain-resolver';
import { FormFailure } from '../../../shared/form/form-failure';
import { showFieldErrors } from '../../../shared/form/show-field-errors';
import { ApiFailure } from '../../../shared/http/api-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { useHeldNavigation } from '../../../shared/routing/use-held-navigation';
import type { KnownUser } from '../../../shared/session/me';
import { useSession } from '../../../shared/session/session-store';
import { wantedPath } from '../../../shared/session/wanted-path';
import { saveProfile } from '../api';
import { accountMessages } from '../messages';
import { ProfileErrors } from './profile-errors';
import { ProfileFields } from './profile-fields';
import { type ProfileValues, profileChangeOf, profileValueErrors, profileValuesOf } from './profile-values';

export interface ProfileFormProps {
  user: KnownUser;
  today: IsoDate;
}

export function ProfileForm({ user, today }: ProfileFormProps) {
  const { profile: words } = useMessages(accountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const load = useSession((session) => session.load);
  const form = useForm<ProfileValues>({
    defaultValues: profileValuesOf(user),
    resolver: domainResolver((values) => profileValueErrors(values, today)),
  });
  const saving = useMutation({
    mutationFn: async (values: ProfileValues) => {
      await saveProfile(profileChangeOf(values));
      await load();
    },
    onSuccess: () => {
      toast.success(words.saved);
      navigate(wantedPath(), { replace: true });
    },
    onError: (error) => showRefusal(error, form.setError, locale),
  });
  const navigation = useHeldNavigation();
  const isAtField = Object.keys(form.formState.errors).length > 0;

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-7" onSubmit={form.handleSubmit((values) => saving.mutate(values))}>
        {saving.error && !isAtField && <FormFailure title={words.failed} error={saving.error} />}
        <ProfileErrors />
        <ProfileFields today={today} />
        <div>
          <Button type="submit" variant="primary" size="lg" loading={saving.isPending}>
            {words.submit}
          </Button>
        </div>
      </form>
      <UnsavedChangesGuard when={form.formState.isDirty && !saving.isSuccess} navigation={navigation} />
    </FormProvider>
  );
}

/** Another account has this PESEL: said at the field, where something can be done about it (decisions.md 2). */
function showRefusal(error: Error, setError: UseFormSetError<ProfileValues>, locale: Locale) {
  if (showFieldErrors(error, setError) || !(error instanceof ApiFailure)) return;
  if (error.code !== 'pesel-exist') return;
  setError('pesel', { message: errorEntryOf(error.code).text[locale] }, { shouldFocus: true });
}
