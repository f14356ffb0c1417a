import { CASE_CHANNEL, CASE_PRIORITY } from '@urzad/grants';
import { Card, formOf, SelectField, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { CaseValues } from '../logic/case-values';
import { newMessages } from '../messages/new';

const { FormField } = formOf<CaseValues>();

/** How the case came in and how urgent it is: the office says so, applicants do not. */
export function OfficeFields() {
  const words = useMessages(newMessages);
  const locale = useLocale();
  const optionsOf = (options: readonly { code: string; pl: string; en: string }[]) =>
    options.map((option) => ({ value: option.code, label: option[locale] }));

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.entry}</h2>
      <FormField name="channel">
        {(field) => (
          <SelectField
            {...field}
            label={words.channel}
            hint={words.channelHint}
            options={optionsOf(CASE_CHANNEL)}
          />
        )}
      </FormField>
      <FormField name="priority">
        {(field) => <SelectField {...field} label={words.priority} options={optionsOf(CASE_PRIORITY)} />}
      </FormField>
    </Card>
  );
}
