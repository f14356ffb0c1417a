import { GMINY, LOCALITY_NAME_MAX, type Locale, type Option, REGIONS_WITH_COMMUNES } from '@urzad/domain';
import { formOf, SelectField, TextField, useLocale } from '@urzad/ui';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/messages';
import { useOffered } from '../../libraries/use-words';
import { localityMessages } from './messages';
import type { PlaceQuestionProps } from './place-question-props';

/** The names are those of the form that asks. */
const { FormField, useFormValue, useSetValue } = formOf<FieldValues>();
const NONE: readonly never[] = [];

/** A place that is not in the dictionary: its name, district and commune. */
export function TypedPlace({ names, specs, hint, readOnly }: PlaceQuestionProps) {
  const locale = useLocale();
  const words = useMessages(localityMessages);
  const { region } = names;
  const ownHint = region ? words.ownHintAnywhere : words.ownHint;

  return (
    <div className="u:grid u:min-w-0 u:gap-5">
      <FormField name={names.city}>
        {(field) => (
          <TextField
            {...field}
            label={specs.city[locale]}
            required
            readOnly={readOnly}
            maxLength={LOCALITY_NAME_MAX}
            hint={hint ?? (readOnly ? undefined : ownHint)}
          />
        )}
      </FormField>
      {region === undefined ? (
        <Commune {...{ names, specs, readOnly }} />
      ) : (
        <Region {...{ names, specs, readOnly, region }} />
      )}
    </div>
  );
}

type WhereProps = Pick<PlaceQuestionProps, 'names' | 'specs' | 'readOnly'>;

/** The voivodeship, and the commune where its communes are known. */
function Region({ region: name, names, specs, readOnly }: WhereProps & { region: string }) {
  const locale = useLocale();
  const setValue = useSetValue();
  const region = useFormValue(name);
  const regions = useOffered('WOJEWODZTWO', specs.region?.options ?? NONE, region);

  function forgetCommune() {
    for (const each of [names.district, names.community]) setValue(each, '');
  }

  return (
    <>
      <FormField name={name}>
        {(field) => (
          <SelectField
            {...field}
            label={specs.region?.[locale] ?? ''}
            required
            readOnly={readOnly}
            options={regions.map(optionIn(locale))}
            onValueChange={forgetCommune}
          />
        )}
      </FormField>
      {REGIONS_WITH_COMMUNES.includes(region) && <Commune {...{ names, specs, readOnly }} />}
    </>
  );
}

/** District and commune, which depends on the district. */
function Commune({ names, specs, readOnly }: WhereProps) {
  const locale = useLocale();
  const words = useMessages(localityMessages);
  const setValue = useSetValue();
  const district = useFormValue(names.district);
  const districts = useOffered('POWIAT', specs.district.options ?? NONE, district);
  const offered = useOffered('GMINY', GMINY, useFormValue(names.community));
  const communes = offered.filter((commune) => commune.district === district);

  /** A commune belongs to one district; a city with the rights of a district is its only commune. */
  function chooseDistrict(code: string) {
    const [only, ...others] = GMINY.filter((commune) => commune.district === code);
    const community = only && others.length === 0 ? only.code : '';
    setValue(names.community, community);
  }

  return (
    <div className="u:field-rows">
      <FormField name={names.district}>
        {(field) => (
          <SelectField
            {...field}
            label={specs.district[locale]}
            required
            readOnly={readOnly}
            options={districts.map(optionIn(locale))}
            onValueChange={chooseDistrict}
          />
        )}
      </FormField>
      <FormField name={names.community}>
        {(field) => (
          <SelectField
            // Another district has another list of options.
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
  );
}

function optionIn(locale: Locale) {
  return (option: Option) => ({ value: option.code, label: option[locale] });
}
