import type { LabelSet } from '../../foundations/locale/locale';
import { DEVELOPER_TOGGLES, type DeveloperToggle } from '../app-info-modal/app-info';
import { appInfoModalLabels } from '../app-info-modal/app-info-modal.labels';

export interface DeveloperMenuLabels extends Record<DeveloperToggle, string> {
  title: string;
  hints: Record<DeveloperToggle, string>;
}

export const developerMenuLabels = {
  widget: 'DeveloperMenu',
  pl: {
    title: 'Menu dewelopera',
    ...namesOf('pl'),
    hints: {
      data_default: 'Wpisuje w puste pola przykładowe dane',
      auto_refresh: 'Ekrany odświeżają się same co minutę',
      verbose: 'Odpowiedzi serwera mówią o czasie, przyczynie i bazie',
      errors_show: 'Pod komunikatem o błędzie stoją szczegóły techniczne',
      actions_record: 'Serwer zapisuje wywołania na Twojej liście, bez haseł i numerów',
    },
  },
  en: {
    title: 'Developer menu',
    ...namesOf('en'),
    hints: {
      data_default: 'Types example data into empty fields',
      auto_refresh: 'Screens refresh themselves every minute',
      verbose: 'Answers of the server tell their time, cause and queries',
      errors_show: 'Technical details stand under messages about errors',
      actions_record: 'The server keeps the calls in your list, without passwords and numbers',
    },
  },
} as const satisfies LabelSet<DeveloperMenuLabels>;

/** A toggle has one name wherever it stands. */
function namesOf(locale: 'pl' | 'en'): Record<DeveloperToggle, string> {
  const words = appInfoModalLabels[locale];
  return Object.fromEntries(DEVELOPER_TOGGLES.map((name) => [name, words[name]])) as Record<
    DeveloperToggle,
    string
  >;
}
