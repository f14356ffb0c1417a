import {
  dateField,
  dateTimeField,
  errorsOf,
  intField,
  lineField,
  mail,
  monthField,
  numberField,
  orEmpty,
  priceField,
  regonField,
  timeField,
  urlField,
  weekField,
} from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { DatetimeField } from '../../fields/datetime-field/datetime-field';
import { IntField } from '../../fields/int-field/int-field';
import { MailField } from '../../fields/mail-field/mail-field';
import { MemorableDate } from '../../fields/memorable-date/memorable-date';
import { MonthField } from '../../fields/month-field/month-field';
import { NumberField } from '../../fields/number-field/number-field';
import { PriceField } from '../../fields/price-field/price-field';
import { RegonField } from '../../fields/regon-field/regon-field';
import { TextField } from '../../fields/text-field/text-field';
import { TimeField } from '../../fields/time-field/time-field';
import { UrlField } from '../../fields/url-field/url-field';
import { WeekField } from '../../fields/week-field/week-field';
import { Form } from '../form';
import { formOf } from '../parts/form-of';
import { FormSubmit } from '../parts/form-submit';

const TODAY = '2027-02-10';
const schema = z.object({
  born: dateField,
  area: numberField({ min: 10, max: 500 }),
  hour: timeField,
  month: monthField,
  week: weekField,
  open_from: dateTimeField,
  regon: regonField,
  mail,
  url: orEmpty(urlField),
  seats: orEmpty(intField({ max: 150 })),
  fee: orEmpty(priceField({ max: 2000 })),
  sign: orEmpty(lineField({ min: 3 })),
});
type Values = z.infer<typeof schema>;

const { FormField } = formOf<Values>();

const EMPTY: Values = {
  born: '',
  area: '',
  hour: '',
  month: '',
  week: '',
  open_from: '',
  regon: '',
  mail: '',
  url: '',
  seats: '',
  fee: '',
  sign: '',
};

export interface SchemaFormProps {
  send: (values: Values) => Promise<undefined>;
}

/** A form validated by schemas of the domain alone, as an office writes its own. */
export function SchemaForm({ send }: SchemaFormProps) {
  return (
    <Form<Values>
      label="Placówka"
      defaultValues={EMPTY}
      summary={false}
      check={(values) => errorsOf(schema, values)}
      send={async (values) => send(schema.parse(values))}
      className="u:grid u:gap-5 u:tablet:grid-cols-2"
    >
      <FormField name="born">
        {(field) => <MemorableDate {...field} required label="Data wpisu" today={TODAY} />}
      </FormField>
      <FormField name="area">
        {(field) => <NumberField {...field} required label="Metraż sali" suffix="m²" />}
      </FormField>
      <FormField name="hour">
        {(field) => <TimeField {...field} required label="Godzina otwarcia" />}
      </FormField>
      <FormField name="month">
        {(field) => <MonthField {...field} required label="Pierwszy miesiąc" today={TODAY} />}
      </FormField>
      <FormField name="week">
        {(field) => <WeekField {...field} required label="Tydzień kontroli" today={TODAY} />}
      </FormField>
      <FormField name="open_from">
        {(field) => <DatetimeField {...field} required label="Początek naboru" today={TODAY} />}
      </FormField>
      <FormField name="regon">{(field) => <RegonField {...field} required label="REGON" />}</FormField>
      <FormField name="mail">{(field) => <MailField {...field} required label="Adres e-mail" />}</FormField>
      <FormField name="url">{(field) => <UrlField {...field} label="Strona placówki" />}</FormField>
      <FormField name="seats">{(field) => <IntField {...field} label="Liczba miejsc" />}</FormField>
      <FormField name="fee">{(field) => <PriceField {...field} label="Opłata za miesiąc" />}</FormField>
      <FormField name="sign">
        {(field) => <TextField {...field} label="Skrót nazwy" maxLength={20} />}
      </FormField>
      <div>
        <FormSubmit>Zapisz placówkę</FormSubmit>
      </div>
    </Form>
  );
}
