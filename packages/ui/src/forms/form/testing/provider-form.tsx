import { type FieldErrorCode, type FieldRefusal, fieldErrorText, isPesel } from '@urzad/domain';
import { errorsOf, lineField, mail, nipField, tagsField } from '@urzad/domain/schemas';
import { Profiler, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../actions/button/button';
import { MailField } from '../../fields/mail-field/mail-field';
import { NipField } from '../../fields/nip-field/nip-field';
import { PeselField } from '../../fields/pesel-field/pesel-field';
import { Tags } from '../../fields/tags/tags';
import { TextField } from '../../fields/text-field/text-field';
import { Form } from '../form';
import { useFormState } from '../form-context';
import type { ErrorContext } from '../form-props';
import { formOf } from '../parts/form-of';
import { FormSubmit } from '../parts/form-submit';
import type { FormErrors } from '../store/error-codes';

const TODAY = '2027-02-10';

const schema = z.object({ name: lineField(), nip: nipField, mail, tags: tagsField() });

export interface Provider {
  name: string;
  nip: string;
  mail: string;
  tags: readonly string[];
  children: readonly { pesel: string }[];
}

const { FormField } = formOf<Provider>();

const EMPTY: Provider = { name: '', nip: '', mail: '', tags: ['opieka'], children: [{ pesel: '' }] };

/** The texts of the domain, and that of what only the server of the office knows. */
export type ProviderErrorCode = FieldErrorCode | 'not-in-register';

/** The errors of a provider by the names of its fields. */
export type ProviderErrors = Record<string, ProviderErrorCode>;

function errorText(code: ProviderErrorCode, context: ErrorContext): string {
  if (code !== 'not-in-register') return fieldErrorText(code, context.locale, context);
  return context.locale === 'pl'
    ? 'Placówka nie figuruje w rejestrze'
    : 'The provider is not in the register';
}

/** The schema of the domain and a rule beside it. */
function providerErrors(values: Provider): Record<string, FieldRefusal> {
  const errors = errorsOf(schema, values);
  values.children.forEach(({ pesel }, at) => {
    if (pesel && !isPesel(pesel, TODAY)) errors[`children.${at}.pesel`] = 'not-valid-pesel';
  });
  return errors;
}

export interface ProviderFormProps {
  values?: Provider;
  /** The errors of the values. @default the first error of each field */
  judge?: (values: Provider) => FormErrors<ProviderErrorCode>;
  /** A slow check, such as a request to a register. */
  slow?: boolean;
  send: (values: Provider) => Promise<ProviderErrors | undefined>;
  onErrors: (errors: ProviderErrors) => void;
  onFailure: (error: unknown) => void;
  /** A field was rendered. */
  onRender?: (name: string) => void;
}

/** The form of a care provider: texts, a number with a rule, tags that are no text, and a child's field by its path. */
export function ProviderForm({
  values = EMPTY,
  judge = providerErrors,
  slow,
  send,
  onErrors,
  onFailure,
  onRender,
}: ProviderFormProps) {
  return (
    <Form<Provider, ProviderErrorCode>
      label="Placówka"
      lead="Nie wysłaliśmy zgłoszenia."
      defaultValues={values}
      check={slow ? async (typed) => judge(typed) : judge}
      {...{ errorText, send, onErrors, onFailure }}
      className="u:grid u:max-w-form u:gap-5"
    >
      <Told name="name" onRender={onRender}>
        <FormField name="name">{(field) => <TextField {...field} required label="Nazwa" />}</FormField>
      </Told>
      <Told name="nip" onRender={onRender}>
        <FormField name="nip">{(field) => <NipField {...field} required label="NIP placówki" />}</FormField>
      </Told>
      <Told name="mail" onRender={onRender}>
        <FormField name="mail">{(field) => <MailField {...field} required label="Adres e-mail" />}</FormField>
      </Told>
      <Told name="tags" onRender={onRender}>
        <FormField name="tags" as="value">
          {(field) => <Tags {...field} required label="Słowa kluczowe" />}
        </FormField>
      </Told>
      <Told name="children.0.pesel" onRender={onRender}>
        <FormField name="children.0.pesel">
          {(field) => <PeselField {...field} label="PESEL dziecka" today={TODAY} />}
        </FormField>
      </Told>
      <State />
      <div className="u:flex u:flex-wrap u:gap-3">
        <FormSubmit>Wyślij zgłoszenie</FormSubmit>
        <Button type="reset">Zacznij od nowa</Button>
      </div>
    </Form>
  );
}

interface ToldProps {
  name: string;
  onRender: ((name: string) => void) | undefined;
  children: ReactNode;
}

function Told({ name, onRender, children }: ToldProps) {
  return (
    <Profiler id={name} onRender={() => onRender?.(name)}>
      {children}
    </Profiler>
  );
}

const STATES = {
  waiting: 'Formularz czeka',
  loading: 'Formularz jest wysyłany',
  success: 'Wysłano',
  error: 'Nie wysłano',
} as const;

function State() {
  return <p>{STATES[useFormState()]}</p>;
}
