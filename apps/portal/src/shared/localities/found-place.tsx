import { findCommune } from '@urzad/domain';
import { FormField, LocalityField, useFormValue, useLocale } from '@urzad/ui';
import { useFormContext } from 'react-hook-form';
import type { HomePlaceProps } from './home-place-props';

/** One field for place, commune and district. */
export function FoundPlace({ names, specs, localities, hint, readOnly }: HomePlaceProps) {
  const locale = useLocale();
  const { setValue } = useFormContext();
  const community = useFormValue<string>(names.community);

  function choose(code: string) {
    setValue(names.community, code, { shouldDirty: true });
    setValue(names.district, findCommune(code)?.district ?? '', { shouldDirty: true });
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
          community={community}
          onCommunityChange={choose}
        />
      )}
    </FormField>
  );
}
