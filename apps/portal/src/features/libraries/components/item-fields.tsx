import { LIBRARY_CODE_MAX, LIBRARY_COLOURS, LIBRARY_NAME_MAX, type LibraryView } from '@urzad/contract';
import { formOf, IntField, NumberField, SelectField, TextField } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useMessages } from '#shared/i18n/messages';
import type { ItemValues } from '../logic/item-values';
import { itemMessages } from '../messages/items';

const { FormField } = formOf<ItemValues>();

interface ItemFieldsProps {
  library: LibraryView;
  /** A code is given once. */
  isNew: boolean;
}

/** The questions about an item; which ones, its dictionary decides. */
export function ItemFields({ library, isNew }: ItemFieldsProps) {
  const words = useMessages(itemMessages);
  if (library.facts.includes('rate')) return <RateFields isNew={isNew} />;

  return (
    <>
      {isNew && (
        <FormField name="code">
          {(field) => (
            <TextField
              {...field}
              required
              maxLength={LIBRARY_CODE_MAX}
              autoComplete="off"
              label={words.code}
              hint={library.code === 'BANK' ? words.bankHint : words.codeHint}
            />
          )}
        </FormField>
      )}
      <FormField name="name">
        {(field) => (
          <TextField
            {...field}
            required
            maxLength={LIBRARY_NAME_MAX}
            autoComplete="off"
            label={words.name}
            {...(library.placeholder && { hint: words.placeholderHint(library.placeholder) })}
          />
        )}
      </FormField>
      <FormField name="name_en">
        {(field) => (
          <TextField
            {...field}
            required
            maxLength={LIBRARY_NAME_MAX}
            autoComplete="off"
            label={words.nameEn}
          />
        )}
      </FormField>
      <FormField name="number">
        {(field) => <IntField {...field} label={words.number} hint={words.numberHint} />}
      </FormField>
      <FormField name="color">
        {(field) => (
          <SelectField
            {...field}
            label={words.color}
            nullLabel={words.noColor}
            options={LIBRARY_COLOURS.map((value) => ({ value, label: words.colors[value] }))}
          />
        )}
      </FormField>
      {library.dated === 'yes' && (
        <>
          <FormField name="valid_from">{(field) => <DateField {...field} label={words.from} />}</FormField>
          <FormField name="valid_to">{(field) => <DateField {...field} label={words.to} />}</FormField>
        </>
      )}
    </>
  );
}

/** A rate of interest: its day is its code, and its name follows from both. */
function RateFields({ isNew }: Pick<ItemFieldsProps, 'isNew'>) {
  const words = useMessages(itemMessages);

  return (
    <>
      {isNew && (
        <FormField name="code">
          {(field) => <DateField {...field} required label={words.rateDay} hint={words.rateHint} />}
        </FormField>
      )}
      <FormField name="rate">
        {(field) => <NumberField {...field} required label={words.rate} suffix="%" />}
      </FormField>
    </>
  );
}
