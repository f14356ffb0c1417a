import { SETTINGS, type SettingSection, type SettingSpec } from '@urzad/grants';
import { formOf, PasswordField, useLocale } from '@urzad/ui';
import { SpecField } from '@urzad/ui/spec-field';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { type AskedQuestion, SpecQuestion } from '#shared/spec-form/spec-question';
import { settingsMessages } from '../messages/settings';
import { fileWidgets } from './file-question';

const { FormField } = formOf<FieldValues>();

/** Lists of texts are values, which a native control cannot hold. */
const LISTS = { office_phones: ListQuestion };

interface SectionFieldsProps {
  section: SettingSection;
  hasPassword: boolean;
  mayEdit: boolean;
}

/** The settings of a section; each says what it does and where it is read. */
export function SectionFields({ section, hasPassword, mayEdit }: SectionFieldsProps) {
  const words = useMessages(settingsMessages);
  const locale = useLocale();
  const fields = Object.entries<SettingSpec>(SETTINGS[section]);
  const hints = Object.fromEntries(
    fields.map(([name, { does, readAt }]) => [name, `${does[locale]} ${words.readAt(readAt[locale])}`]),
  );

  const widgets = { ...LISTS, ...fileWidgets(section) };

  return (
    <FieldGrid>
      {fields.map(([name, spec]) => (
        <SpecQuestion key={name} path={name} spec={spec} hints={hints} widgets={widgets} />
      ))}
      {(section === 'mail' || section === 'inbox') && mayEdit && (
        <FormField name="password">
          {(field) => (
            <PasswordField
              {...field}
              autoComplete="off"
              label={words.password[section]}
              hint={[
                words.passwordDoes[section],
                words.readAt(SETTINGS[section].user.readAt[locale]),
                hasPassword ? words.passwordKept : words.passwordNone,
              ].join(' ')}
            />
          )}
        </FormField>
      )}
    </FieldGrid>
  );
}

function ListQuestion({ path, spec, hint, readOnly }: AskedQuestion) {
  return (
    <FormField as="value" name={path}>
      {(field) => <SpecField spec={spec} {...field} hint={hint} readOnly={readOnly} />}
    </FormField>
  );
}
