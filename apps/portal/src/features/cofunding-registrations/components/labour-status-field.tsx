import { optionOf, optionText } from '@urzad/domain';
import { LABOUR, PERSON_FIELDS } from '@urzad/grants';
import { SelectField, type SelectFieldProps, useLocale } from '@urzad/ui';
import { useOffered } from '#shared/libraries/use-words';

export interface LabourStatusFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** The code of the answer. */
  chosen: string;
}

/**
 * Short names, which the list of a phone does not cut, and the full name of the chosen one in the hint. What the office
 * named anew has its name alone.
 */
export function LabourStatusField({ chosen, hint, ...field }: LabourStatusFieldProps) {
  const locale = useLocale();
  const statuses = useOffered('LABOUR', LABOUR, chosen);

  return (
    <SelectField
      {...field}
      label={PERSON_FIELDS.labour_status[locale]}
      hint={
        (chosen || hint) && (
          <>
            {chosen && <span className="u:block">{optionText(statuses, chosen, locale)}</span>}
            <span className="u:part">{hint}</span>
          </>
        )
      }
      options={statuses.map(({ code, short, ...name }) => ({
        value: code,
        label: name[locale] === optionOf(LABOUR, code)?.[locale] ? short[locale] : name[locale],
      }))}
    />
  );
}
