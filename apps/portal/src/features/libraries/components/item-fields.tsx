import { LIBRARY_CODE_MAX, LIBRARY_COLOURS, LIBRARY_NAME_MAX, type LibraryView } from '@urzad/contract';
import { YES_NO } from '@urzad/domain';
import { formOf, IntField, NumberField, SelectField, TextField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useMessages } from '#shared/i18n/messages';
import type { ItemValues } from '../logic/item-values';
import { factMessages } from '../messages/facts';
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
      {library.facts.includes('commune') && <CommuneFields />}
      {library.dated === 'yes' && (
        <>
          <FormField name="valid_from">{(field) => <DateField {...field} label={words.from} />}</FormField>
          <FormField name="valid_to">{(field) => <DateField {...field} label={words.to} />}</FormField>
        </>
      )}
    </>
  );
}

/** What rules count of a commune; sent applications keep what they were sent with. */
function CommuneFields() {
  const words = useMessages(factMessages);
  const locale = useLocale();
  const answers = YES_NO.map((answer) => ({ value: answer.code, label: answer[locale] }));

  return (
    <>
      <FormField name="in_zone">
        {(field) => (
          <SelectField {...field} required nullLabel={false} label={words.zone} options={answers} />
        )}
      </FormField>
      <FormField name="has_nursery">
        {(field) => (
          <SelectField {...field} required nullLabel={false} label={words.hasNursery} options={answers} />
        )}
      </FormField>
      <FormField name="degurba">
        {(field) => (
          <SelectField
            {...field}
            required
            nullLabel={false}
            label={words.degree}
            hint={words.kept}
            options={Object.entries(words.degrees).map(([value, label]) => ({ value, label }))}
          />
        )}
      </FormField>
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
