import { PROFILE_FIELDS } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import type { ProfileName } from './profile-values';

/** The labels of the profile are those of the domain, so that form, PDF and review say the same. */
export function useProfileLabel(): (name: ProfileName) => string {
  const locale = useLocale();

  return (name) => PROFILE_FIELDS[name][locale];
}
