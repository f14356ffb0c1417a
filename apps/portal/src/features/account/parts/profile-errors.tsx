import { ErrorSummary } from '@urzad/ui';
import { useFormState } from 'react-hook-form';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { useMessages } from '../../../shared/i18n/messages';
import { accountMessages } from '../messages';
import { PROFILE_NAMES, type ProfileValues } from './profile-values';
import { useProfileLabel } from './use-profile-label';

/** After a refused save: which fields stopped it. */
export function ProfileErrors() {
  const { profile } = useMessages(accountMessages);
  const { errors, isSubmitted } = useFormState<ProfileValues>();
  const textOf = useFieldErrorText();
  const labelOf = useProfileLabel();
  if (!isSubmitted) return null;

  const found = PROFILE_NAMES.flatMap((name) => {
    const text = textOf(errors[name]);
    return text ? [{ name, text: `${labelOf(name)}: ${text}` }] : [];
  });

  return <ErrorSummary lead={profile.summary} errors={found} />;
}
