import { findCommune, regionOf } from '@urzad/domain';
import { formOf, useLocale } from '@urzad/ui';
import { LocalityField } from '@urzad/ui/autocomplete';
import type { FieldValues } from 'react-hook-form';
import type { PlaceQuestionProps } from './place-question-props';

/** The names are those of the form that asks. */
const { FormField, useFormValue, useSetValue } = formOf<FieldValues>();

/** One field for place, commune and district. */
export function FoundPlace({ names, specs, localities, elsewhere, hint, readOnly }: PlaceQuestionProps) {
  const locale = useLocale();
  const setValue = useSetValue();
  const community = useFormValue(names.community);

  function choose(code: string) {
    const district = findCommune(code)?.district ?? '';
    setValue(names.community, code);
    setValue(names.district, district);
    if (names.region) setValue(names.region, regionOf(district));
  }

  return (
    <FormField name={names.city}>
      {(field) => (
        <LocalityField
          {...field}
          label={specs.city[locale]}
          required={specs.city.required}
          readOnly={readOnly}
          {...(hint !== undefined && { hint })}
          localities={localities}
          elsewhere={elsewhere}
          community={community}
          onCommunityChange={choose}
        />
      )}
    </FormField>
  );
}
