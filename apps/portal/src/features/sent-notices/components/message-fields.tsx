import { useQuery } from '@tanstack/react-query';
import {
  AUDIENCES,
  MESSAGE_CHANNELS,
  MESSAGE_SUBJECT_MAX,
  MESSAGE_TEXT_MAX,
  type MessageChoice,
} from '@urzad/contract';
import { MESSAGE_TEMPLATES } from '@urzad/grants';
import { Checkbox, formOf, RadioGroup, SelectField, TextArea, TextField, useLocale } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { roleText } from '#shared/session/role-text';
import { choicesQuery, findPeople } from '../logic/message-queries';
import type { MessageValues } from '../logic/message-values';
import { chosenMessagesWords } from '../messages/chosen';

const { FormField } = formOf<MessageValues>();

interface FieldsProps {
  form: UseFormReturn<MessageValues>;
}

/** To whom a message goes. */
export function AudienceFields({ form }: FieldsProps) {
  const words = useMessages(chosenMessagesWords);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { data } = useQuery(choicesQuery);
  const locale = useLocale();
  const optionsOf = (choices: readonly MessageChoice[] | undefined) =>
    choices?.map(({ id, ...choice }) => ({ value: String(id), label: roleText(choice, locale) })) ?? [];

  return (
    <>
      <FormField name="kind">
        {(field) => (
          <RadioGroup
            {...field}
            required
            label={words.audience}
            options={AUDIENCES.map((value) => ({ value, label: words.audiences[value] }))}
          />
        )}
      </FormField>
      {kind === 'people' && (
        <FormField as="value" name="people">
          {(field) => <ObjectsField {...field} required label={words.people} lookup={findPeople} />}
        </FormField>
      )}
      {kind === 'call' && (
        <FormField name="call">
          {(field) => <SelectField {...field} required label={words.call} options={optionsOf(data?.calls)} />}
        </FormField>
      )}
      {kind === 'role' && (
        <FormField name="role">
          {(field) => <SelectField {...field} required label={words.role} options={optionsOf(data?.roles)} />}
        </FormField>
      )}
    </>
  );
}

/** What a message says, and how it goes. */
export function TextFields({ form }: FieldsProps) {
  const words = useMessages(chosenMessagesWords);
  const locale = useLocale();
  const isEnglish = useWatch({ control: form.control, name: 'isEnglish' });

  /** Replaces the texts by those of a template. */
  function begin(code: string) {
    const template = MESSAGE_TEMPLATES.find((one) => one.code === code);
    if (!template) return;
    form.setValue('subject_pl', template.subject.pl);
    form.setValue('text_pl', template.text.pl);
    form.setValue('subject_en', template.subject.en);
    form.setValue('text_en', template.text.en);
  }

  return (
    <>
      <FormField name="template">
        {(field) => (
          <SelectField
            {...field}
            label={words.template}
            nullLabel={words.noTemplate}
            options={MESSAGE_TEMPLATES.map(({ code, name }) => ({ value: code, label: name[locale] }))}
            onChange={(event) => {
              void field.onChange?.(event);
              begin(event.currentTarget.value);
            }}
          />
        )}
      </FormField>
      <FormField name="subject_pl">
        {(field) => <TextField {...field} required maxLength={MESSAGE_SUBJECT_MAX} label={words.subject} />}
      </FormField>
      <FormField name="text_pl">
        {(field) => (
          <TextArea
            {...field}
            required
            rows={6}
            maxLength={MESSAGE_TEXT_MAX}
            label={words.text}
            hint={words.marks}
          />
        )}
      </FormField>
      <FormField name="isEnglish">{(field) => <Checkbox {...field} label={words.english} />}</FormField>
      {isEnglish && (
        <>
          <p className="u:text-sm u:text-muted">{words.englishHint}</p>
          <FormField name="subject_en">
            {(field) => (
              <TextField {...field} required maxLength={MESSAGE_SUBJECT_MAX} label={words.subjectEn} />
            )}
          </FormField>
          <FormField name="text_en">
            {(field) => (
              <TextArea {...field} required rows={6} maxLength={MESSAGE_TEXT_MAX} label={words.textEn} />
            )}
          </FormField>
        </>
      )}
      <FormField name="channel">
        {(field) => (
          <RadioGroup
            {...field}
            required
            label={words.channel}
            options={MESSAGE_CHANNELS.map((value) => ({ value, label: words.channels[value] }))}
          />
        )}
      </FormField>
    </>
  );
}
