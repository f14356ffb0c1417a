import { CONTACT_FORM_FIELDS, CONTACT_TOPIC, type ContactFormName } from '@urzad/grants';
import {
  Checkbox,
  FormSubmit,
  type FormTextField,
  formOf,
  Icon,
  MailField,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
  TextLink,
  useLocale,
} from '@urzad/ui';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { type ContactValues, startValuesOf, valueErrors } from '../logic/contact-values';
import { LooksAutomatic, useSending } from '../logic/use-sending';
import { contactMessages } from '../messages/contact';
import { TrapField } from './trap-field';

const { FormField } = formOf<ContactValues>();

export interface ContactFormProps {
  /** Given the address to which the confirmation goes. */
  onSent: (mail: string) => void;
}

export function ContactForm({ onSent }: ContactFormProps) {
  const words = useMessages(contactMessages);
  const locale = useLocale();
  const user = useSession(({ me }) => me?.user);
  const send = useSending(onSent);
  const topics = CONTACT_TOPIC.map(({ code, [locale]: label }) => ({ value: code, label }));

  return (
    <RequestForm<ContactValues>
      label={words.form}
      defaultValues={startValuesOf(user)}
      check={valueErrors}
      send={send}
      failure={(error) => (
        <FormFailure
          title={words.failed}
          error={error}
          text={error instanceof LooksAutomatic ? words.looksAutomatic : undefined}
        />
      )}
    >
      <Asked name="topic">{(field) => <SelectField {...field} options={topics} />}</Asked>
      <div className="u:grid u:items-start u:gap-5 u:tablet:grid-cols-2">
        <Asked name="name">{(field) => <TextField {...field} autoComplete="name" />}</Asked>
        <Asked name="mail">{(field) => <MailField {...field} autoComplete="email" />}</Asked>
      </div>
      <Asked name="phone">{(field) => <PhoneField {...field} hint={words.phoneHint} />}</Asked>
      <Asked name="body">
        {(field) => <TextArea {...field} hint={words.bodyHint} maxLength={CONTACT_FORM_FIELDS.body.max} />}
      </Asked>
      <FormField name="website">{(field) => <TrapField {...field} label={words.trap} />}</FormField>
      <div className="u:grid u:gap-2">
        <FormField name="clause_ack">
          {(field) => <Checkbox {...field} required label={words.clause} />}
        </FormField>
        <p className="u:text-sm">
          <TextLink href={paths.privacyPolicy} external>
            {words.readClause}
          </TextLink>
        </p>
      </div>
      <div className="u:grid u:tablet:block">
        <FormSubmit size="lg">
          <Icon of={Send} /> <span>{words.submit}</span>
        </FormSubmit>
      </div>
    </RequestForm>
  );
}

interface AskedProps {
  name: ContactFormName;
  children: (field: FormTextField & { label: string; required: boolean }) => ReactNode;
}

function Asked({ name, children }: AskedProps) {
  const locale = useLocale();
  const { required, [locale]: label } = CONTACT_FORM_FIELDS[name];

  return <FormField name={name}>{(field) => children({ ...field, label, required })}</FormField>;
}
