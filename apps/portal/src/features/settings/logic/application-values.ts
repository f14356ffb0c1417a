import type { KeptApplication } from '@urzad/contract';
import { answersOfTyped, applicationAddress, typedOfAnswers } from '@urzad/domain';
import { APPLICATION_FIELDS, type ApplicationAnswers } from '@urzad/grants';
import type { FieldValues } from 'react-hook-form';

/** The values of the form; a new application has a folder and is hidden until its office is entered. */
export function applicationValuesOf(application: KeptApplication | undefined): FieldValues {
  const { name = '', url_own = 'no', domain, folder, status = 'hidden' } = application ?? {};
  const answers = { name, url_own, domain: domain ?? '', folder: folder ?? '', status };
  return typedOfAnswers(APPLICATION_FIELDS, answers);
}

export function applicationAnswersOf(values: FieldValues): ApplicationAnswers {
  // The names are those of the fields, which `answersOfTyped` loses.
  return answersOfTyped(APPLICATION_FIELDS, values) as ApplicationAnswers;
}

/** The address that these values make; `null` while its part is not typed yet. */
export function addressOfValues(values: FieldValues, providerHost: string): string | null {
  const { url_own, domain, folder } = applicationAnswersOf(values);
  return applicationAddress({ url_own: url_own === 'yes' ? 'yes' : 'no', domain, folder }, providerHost);
}
