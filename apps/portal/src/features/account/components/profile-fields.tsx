import type { Locality } from '@urzad/domain';
import { PROFILE_FIELDS } from '@urzad/grants';
import {
  FieldGroup,
  type FormTextField,
  formOf,
  PeselField,
  PhoneField,
  PostalCodeField,
  TextField,
  useLocale,
} from '@urzad/ui';
import type { ReactNode } from 'react';
import { PlaceQuestion } from '#shared/entities/localities/place-question';
import { useMessages } from '#shared/i18n/messages';
import type { ProfileName, ProfileValues } from '../logic/profile-values';
import { accountMessages } from '../messages/account';

const { FormField } = formOf<ProfileValues>();

export interface ProfileFieldsProps {
  /** The dictionary of places. */
  localities: readonly Locality[];
}

/** The names of the four parts of the place of residence in a profile. */
const HOME = {
  city: 'location_city',
  own: 'location_city_own',
  district: 'location_district',
  community: 'location_community',
} as const;

const HOME_SPECS = {
  city: PROFILE_FIELDS.location_city,
  district: PROFILE_FIELDS.location_district,
  community: PROFILE_FIELDS.location_community,
};

export function ProfileFields({ localities }: ProfileFieldsProps) {
  const { profile: words } = useMessages(accountMessages);

  return (
    <>
      <FieldGroup legend={words.person}>
        <Asked name="firstname">{(field) => <TextField {...field} autoComplete="given-name" />}</Asked>
        <Asked name="lastname">{(field) => <TextField {...field} autoComplete="family-name" />}</Asked>
        <Asked name="mail">
          {(field) => <TextField {...field} readOnly type="email" hint={words.mailHint} />}
        </Asked>
        <Asked name="phone">{(field) => <PhoneField {...field} hint={words.phoneHint} />}</Asked>
        <Asked name="pesel">{(field) => <PeselField {...field} hint={words.peselHint} />}</Asked>
      </FieldGroup>
      <FieldGroup legend={words.address} hint={words.addressHint}>
        <div className="u:min-w-0 u:tablet:col-span-2">
          <PlaceQuestion names={HOME} specs={HOME_SPECS} localities={localities} />
        </div>
        <Asked name="location_zip_code">{(field) => <PostalCodeField {...field} />}</Asked>
        <Asked name="location_street">
          {(field) => <TextField {...field} autoComplete="address-line1" />}
        </Asked>
        <div className="u:grid u:grid-cols-2 u:items-start u:gap-5">
          <Asked name="location_building_number">
            {(field) => <TextField {...field} maxLength={PROFILE_FIELDS.location_building_number.max} />}
          </Asked>
          <Asked name="location_apartment_number">
            {(field) => <TextField {...field} maxLength={PROFILE_FIELDS.location_apartment_number.max} />}
          </Asked>
        </div>
      </FieldGroup>
    </>
  );
}

interface AskedProps {
  name: ProfileName;
  children: (field: FormTextField & { label: string; required: boolean }) => ReactNode;
}

/** The label and the star of a field are those of the domain, the same as in form, PDF and review. */
function Asked({ name, children }: AskedProps) {
  const locale = useLocale();
  const { required, [locale]: label } = PROFILE_FIELDS[name];

  return <FormField name={name}>{(field) => children({ ...field, label, required })}</FormField>;
}
