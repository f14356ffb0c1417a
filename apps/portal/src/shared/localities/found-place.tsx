import { findCommune, regionOf } from '@urzad/domain';
import { FormField, LocalityField, useFormValue, useLocale } from '@urzad/ui';
import { useFormContext } from 'react-hook-form';
import type { PlaceQuestionProps } from './place-question-props';

/** One field for place, commune and district. */
export function FoundPlace({ names, specs, localities, elsewhere, hint, readOnly }: PlaceQuestionProps) {
  const locale = useLocale();
  const { setValue } = useFormContext();
  const community = useFormValue<string>(names.community);

  function choose(code: string) {
    const district = findCommune(code)?.district ?? '';
    setValue(names.community, code, { shouldDirty: true });
    setValue(names.district, district, { shouldDirty: true });
    if (names.region) setValue(names.region, regionOf(district), { shouldDirty: true });
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
