import type { FilterValue, ReportFilter } from '@urzad/contract';
import { CheckboxGroup, TextField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useMessages } from '#shared/i18n/messages';
import type { PeriodErrors } from '../logic/period-errors';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';

interface ReportFilterFieldProps {
  filter: ReportFilter;
  value: FilterValue;
  errors: PeriodErrors | undefined;
  onChange: (value: FilterValue) => void;
}

/** A filter by its type: some of its codes, days from and to, or words. */
export function ReportFilterField({ filter, value, errors = {}, onChange }: ReportFilterFieldProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const name = nameIn(filter, locale);

  if (filter.type === 'options') {
    return (
      <CheckboxGroup
        isFolded
        label={name}
        value={value.values ?? []}
        onValueChange={(values) => onChange({ values: [...values] })}
        options={(filter.options ?? []).map((option) => ({
          value: option.value,
          label: nameIn(option, locale),
        }))}
      />
    );
  }
  if (filter.type === 'text') {
    return (
      <TextField
        label={name}
        maxLength={200}
        value={value.text ?? ''}
        onValueChange={(text) => onChange({ text })}
      />
    );
  }
  return (
    <>
      <DateField
        label={words.from(name)}
        value={value.from ?? ''}
        error={errors.from && words[errors.from]}
        onValueChange={(from) => onChange({ ...value, from })}
      />
      <DateField
        label={words.to(name)}
        value={value.to ?? ''}
        error={errors.to && words[errors.to]}
        onValueChange={(to) => onChange({ ...value, to })}
      />
    </>
  );
}
