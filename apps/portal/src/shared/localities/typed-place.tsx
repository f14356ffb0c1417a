import { GMINY, LOCALITY_NAME_MAX } from '@urzad/domain';
import { FormField, SelectField, TextField, useFormValue, useLocale } from '@urzad/ui';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../i18n/messages';
import type { HomePlaceProps } from './home-place-props';
import { localityMessages } from './messages';

/** A place that the dictionary does not hold: its name, and where it lies. */
export function TypedPlace({ names, specs, hint, readOnly }: HomePlaceProps) {
  const locale = useLocale();
  const words = useMessages(localityMessages);
  const { setValue } = useFormContext();
  const district = useFormValue<string>(names.district);
  const communes = communesOf(district);

  /** A commune belongs to one district only; a city with the rights of a district has but one. */
  function chooseDistrict(code: string) {
    const [only, ...others] = communesOf(code);
    const community = only && others.length === 0 ? only.code : '';
    setValue(names.community, community, { shouldDirty: true });
  }

  return (
    <>
      <FormField name={names.city}>
        {(field) => (
          <TextField
            {...field}
            label={specs.city[locale]}
            required
            readOnly={readOnly}
            maxLength={LOCALITY_NAME_MAX}
            hint={hint ?? (readOnly ? undefined : words.ownHint)}
          />
        )}
      </FormField>
      <div className="field-rows">
        <FormField name={names.district}>
          {(field) => (
            <SelectField
              {...field}
              label={specs.district[locale]}
              required
              readOnly={readOnly}
              options={(specs.district.options ?? []).map(optionIn(locale))}
              onValueChange={chooseDistrict}
            />
          )}
        </FormField>
        <FormField name={names.community}>
          {(field) => (
            <SelectField
              // The options of another district are another list.
              key={district}
              {...field}
              label={specs.community[locale]}
              required
              readOnly={readOnly}
              options={communes.map(optionIn(locale))}
              {...(district === '' && { nullLabel: words.districtFirst })}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

function communesOf(district: string) {
  return GMINY.filter((commune) => commune.district === district);
}

function optionIn(locale: 'pl' | 'en') {
  return (option: { code: string; pl: string; en: string }) => ({
    value: option.code,
    label: option[locale],
  });
}
