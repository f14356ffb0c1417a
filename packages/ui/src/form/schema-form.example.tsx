import { type FieldErrorCode, fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import {
  dateField,
  dateTimeField,
  mail,
  monthField,
  numberField,
  orEmpty,
  regonField,
  timeField,
  urlField,
  weekField,
} from '@urzad/domain/schemas';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../button/button';
import { DatetimeField } from '../datetime-field/datetime-field';
import { MailField } from '../mail-field/mail-field';
import { MemorableDate } from '../memorable-date/memorable-date';
import { MonthField } from '../month-field/month-field';
import { NumberField } from '../number-field/number-field';
import { RegonField } from '../regon-field/regon-field';
import { TimeField } from '../time-field/time-field';
import { UrlField } from '../url-field/url-field';
import { WeekField } from '../week-field/week-field';

const TODAY = '2027-02-10';

const schema = z.object({
  born: dateField,
  area: numberField({ min: 10 }),
  hour: timeField,
  month: monthField,
  week: weekField,
  open_from: dateTimeField,
  regon: regonField,
  mail,
  url: orEmpty(urlField),
});
type Values = z.infer<typeof schema>;

export interface SchemaFormProps {
  onSubmit: (values: Values) => void;
}

/** A plain form of a form library, judged by the schemas of the domain: how an office's own form is written. */
export function SchemaForm({ onSubmit }: SchemaFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({ resolver: judge });
  const bind = (name: keyof Values) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    required: name !== 'url',
  });

  return (
    <form
      noValidate
      aria-label="Placówka"
      className="grid gap-5 tablet:grid-cols-2"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <MemorableDate {...bind('born')} label="Data wpisu" today={TODAY} />
      <NumberField {...bind('area')} label="Metraż sali" suffix="m²" />
      <TimeField {...bind('hour')} label="Godzina otwarcia" />
      <MonthField {...bind('month')} label="Pierwszy miesiąc" today={TODAY} />
      <WeekField {...bind('week')} label="Tydzień kontroli" today={TODAY} />
      <DatetimeField {...bind('open_from')} label="Początek naboru" today={TODAY} />
      <RegonField {...bind('regon')} label="REGON" />
      <MailField {...bind('mail')} label="Adres e-mail" />
      <UrlField {...bind('url')} label="Strona placówki" />
      <div>
        <Button type="submit" variant="primary">
          Zapisz placówkę
        </Button>
      </div>
    </form>
  );
}

/** The first failure of each field, in its words. */
const judge: Resolver<Values> = (values) => {
  const judged = schema.safeParse(values);
  if (judged.success) return { values: judged.data, errors: {} };

  const errors: FieldErrors<Values> = {};
  for (const { path, message } of judged.error.issues) {
    const name = z.keyof(schema).safeParse(path[0]).data;
    if (name && isFieldErrorCode(message)) errors[name] ??= { type: message, message: textOf(message, name) };
  }
  return { values: {}, errors };
};

function textOf(code: FieldErrorCode, name: keyof Values): string {
  return fieldErrorText(code, 'pl', name === 'area' ? { n: 10 } : {});
}
