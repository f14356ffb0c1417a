import type { IsoDate } from '@urzad/domain';
import { CheckboxGroup } from '../../../forms/fields/checkbox-group/checkbox-group';
import { DateField } from '../../../forms/fields/date-field/date-field';
import { NumberField } from '../../../forms/fields/number-field/number-field';
import { PriceField } from '../../../forms/fields/price-field/price-field';
import { TextField } from '../../../forms/fields/text-field/text-field';
import { TimeField } from '../../../forms/fields/time-field/time-field';
import { useLocale } from '../../../foundations/locale/locale';
import type { DataColumn } from '../columns/data-column';
import type { DataTableLabels } from '../data-table.labels';
import { endError, FILTER_ENDS, type FilterDraft, type FilterEnd } from './filter-draft';

interface FilterFieldsProps<Row> {
  column: DataColumn<Row>;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
  /** The results were requested, so errors are shown. */
  isRefused: boolean;
  today: IsoDate | undefined;
  words: DataTableLabels;
}

/** The field of a column by its type, or the two ends of a range. */
export function FilterFields<Row>(props: FilterFieldsProps<Row>) {
  const { column, draft, onChange, isRefused, today, words } = props;
  const { type, header, options } = column;
  const locale = useLocale();
  if (options) {
    return (
      <CheckboxGroup
        label={header}
        options={options}
        value={draft.values}
        onValueChange={(values) => onChange({ ...draft, values })}
      />
    );
  }
  if (type === 'text') {
    return (
      <TextField
        label={words.contains(header)}
        value={draft.text}
        onValueChange={(text) => onChange({ ...draft, text })}
      />
    );
  }

  const fieldOf = (end: FilterEnd) => ({
    label: words[end](header),
    value: draft[end],
    onValueChange: (value: string) => onChange({ ...draft, [end]: value }),
    error: isRefused ? endError(type, draft, end, locale) : undefined,
  });
  return FILTER_ENDS.map((end) => {
    if (type === 'number') return <NumberField key={end} {...fieldOf(end)} />;
    if (type === 'price') return <PriceField key={end} {...fieldOf(end)} />;
    if (type === 'time') return <TimeField key={end} {...fieldOf(end)} />;
    return <DateField key={end} {...fieldOf(end)} today={today} />;
  });
}
