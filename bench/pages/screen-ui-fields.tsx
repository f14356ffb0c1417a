import {
  Checkbox,
  formOf,
  NumberField,
  PriceField,
  SelectField,
  Tags,
  TextArea,
  TextField,
  YesNo,
} from '@urzad/ui';
import { AutocompleteField, type Lookup } from '@urzad/ui/autocomplete';
import { DateField } from '@urzad/ui/dates';
import { UploadField, type UploadPort } from '@urzad/ui/uploads';
import {
  CITIES,
  DATES,
  EDUCATIONS,
  LABELS,
  LONG_TEXTS,
  type Name,
  QUESTIONS,
  TEXTS,
  TICKS,
  TODAY,
  VOIVODESHIPS,
} from './screen-answers';

export type Answers = Record<Exclude<Name, 'tags' | (typeof TICKS)[number]>, string> &
  Record<(typeof TICKS)[number], boolean> & { tags: readonly string[] };

const { FormField } = formOf<Answers>();

export const EMPTY: Answers = {
  ...(Object.fromEntries(Object.keys(LABELS).map((name) => [name, ''])) as Record<Name, string>),
  is_true: false,
  wants_news: false,
  tags: [],
};

const findCities: Lookup = async (text) =>
  CITIES.filter((city) => city.startsWith(text)).map((city) => ({ value: city, label: city }));
const keepFile: UploadPort = async ({ name }) => ({ filename: name });

/** The 24 fields. */
export function ScreenFields() {
  return (
    <>
      {TEXTS.map((name) => (
        <FormField key={name} name={name}>
          {(field) => <TextField {...field} required={name !== 'flat'} label={LABELS[name]} />}
        </FormField>
      ))}
      {LONG_TEXTS.map((name) => (
        <FormField key={name} name={name}>
          {(field) => <TextArea {...field} required={name === 'reason'} label={LABELS[name]} />}
        </FormField>
      ))}
      <Select name="voivodeship" options={VOIVODESHIPS} />
      <Select name="education" options={EDUCATIONS} />
      <FormField name="city">
        {(field) => <AutocompleteField {...field} required label={LABELS.city} lookup={findCities} />}
      </FormField>
      {DATES.map((name) => (
        <FormField key={name} name={name}>
          {(field) => <DateField {...field} required label={LABELS[name]} today={TODAY} />}
        </FormField>
      ))}
      <FormField name="hours">
        {(field) => <NumberField {...field} required label={LABELS.hours} />}
      </FormField>
      <FormField name="cost">{(field) => <PriceField {...field} required label={LABELS.cost} />}</FormField>
      {QUESTIONS.map((name) => (
        <FormField key={name} name={name}>
          {(field) => <YesNo {...field} required label={LABELS[name]} />}
        </FormField>
      ))}
      {TICKS.map((name) => (
        <FormField key={name} name={name}>
          {(field) => <Checkbox {...field} required={name === 'is_true'} label={LABELS[name]} />}
        </FormField>
      ))}
      <FormField name="tags" as="value">
        {(field) => <Tags {...field} label={LABELS.tags} />}
      </FormField>
      <FormField name="files">
        {(field) => (
          <UploadField
            {...field}
            label={LABELS.files}
            multiple
            extensions={['pdf', 'jpg', 'png']}
            limitBytes={3_000_000}
            upload={keepFile}
          />
        )}
      </FormField>
    </>
  );
}

function Select({ name, options }: { name: 'voivodeship' | 'education'; options: readonly string[] }) {
  return (
    <FormField name={name}>
      {(field) => (
        <SelectField
          {...field}
          required
          label={LABELS[name]}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )}
    </FormField>
  );
}
