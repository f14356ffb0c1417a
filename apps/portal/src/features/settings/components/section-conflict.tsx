import type { SettingsView } from '@urzad/contract';
import { answerText, type FieldSpec } from '@urzad/domain';
import { fileSettingsOf, SETTINGS, type SettingSection } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { type ConflictChoice, ConflictDialog } from '#shared/object/conflict-dialog';
import { useBusinessToday } from '#shared/system/use-office';
import { settingsQuery } from '../api';
import { answersOf, changedNames, type SectionValues } from '../logic/section-values';
import { settingsMessages } from '../messages/settings';

interface SectionConflictProps extends ConflictChoice<SettingsView> {
  section: SettingSection;
  mineOf: () => SectionValues;
}

/** Two people have changed one part of the settings: what differs, and which version stays. */
export function SectionConflict({ section, mineOf, ...choice }: SectionConflictProps) {
  const { conflict: words, loading, password } = useMessages(settingsMessages);
  const locale = useLocale();
  const today = useBusinessToday() ?? '1970-01-01';
  const fields: Readonly<Record<string, FieldSpec>> = SETTINGS[section];

  return (
    <ConflictDialog
      {...choice}
      query={settingsQuery}
      words={{
        ...words,
        text: (count) => (count > 0 ? words.differ : words.same),
        loading,
        theirs: () => words.stored,
        takeTheirs: () => words.takeTheirs,
      }}
      differencesFrom={(theirs) => {
        const mine = answersOf(section, mineOf());
        const stored: Readonly<Record<string, unknown>> = theirs[section].form;
        return changedNames(section, mineOf(), theirs).map((name) => {
          const spec = fields[name];
          if (!spec) {
            const label = section === 'inbox' ? password.inbox : password.mail;
            return { path: name, label, mine: words.typed, theirs: '' };
          }
          const isFile = fileSettingsOf(section).includes(name);
          const shown = (answer: unknown) => {
            if (!isFile || answer === '') return answerText(spec, answer, { today, locale });
            return theirs.files.find(({ filename }) => filename === answer)?.name ?? words.newFile;
          };
          return { path: name, label: spec[locale], mine: shown(mine[name]), theirs: shown(stored[name]) };
        });
      }}
    />
  );
}
