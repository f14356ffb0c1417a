import { optionText } from '@urzad/domain';
import { LABOUR, PERSON_FIELDS } from '@urzad/grants';
import { SelectField, type SelectFieldProps, useLocale } from '@urzad/ui';

export interface LabourStatusFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** The code of the answer. */
  chosen: string;
}

/** Short names, which the list of a phone does not cut, and the full name of the chosen one in the hint. */
export function LabourStatusField({ chosen, hint, ...field }: LabourStatusFieldProps) {
  const locale = useLocale();

  return (
    <SelectField
      {...field}
      label={PERSON_FIELDS.labour_status[locale]}
      hint={
        (chosen || hint) && (
          <>
            {chosen && <span className="u:block">{optionText(LABOUR, chosen, locale)}</span>}
            <span className="u:part">{hint}</span>
          </>
        )
      }
      options={LABOUR.map(({ code, short }) => ({ value: code, label: short[locale] }))}
    />
  );
}
