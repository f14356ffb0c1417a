import { type IsoDate, PROFILE_FIELDS } from '@urzad/domain';
import { CityField, FieldGroup, PeselField, PhoneField, PostalCodeField, TextField } from '@urzad/ui';
import { useFormContext } from 'react-hook-form';
import { useFieldErrorText } from '../../../shared/form/use-field-error-text';
import { useMessages } from '../../../shared/i18n/messages';
import { accountMessages } from '../messages';
import type { ProfileName, ProfileValues } from './profile-values';
import { useProfileLabel } from './use-profile-label';

/** Label, star, rule and error of one field of the profile, for any widget. */
function useProfileField() {
  const { register, getFieldState, formState, getValues } = useFormContext<ProfileValues>();
  const textOf = useFieldErrorText();
  const labelOf = useProfileLabel();

  return (name: ProfileName) => ({
    ...register(name),
    label: labelOf(name),
    required: PROFILE_FIELDS[name].required,
    error: textOf(getFieldState(name, formState).error, getValues(name)),
  });
}

export function ProfileFields({ today }: { today: IsoDate }) {
  const { profile: words } = useMessages(accountMessages);
  const field = useProfileField();

  return (
    <>
      <FieldGroup legend={words.person}>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
        <TextField {...field('mail')} readOnly type="email" hint={words.mailHint} />
        <PhoneField {...field('phone')} hint={words.phoneHint} />
        <PeselField {...field('pesel')} today={today} hint={words.peselHint} />
      </FieldGroup>
      <FieldGroup legend={words.address} hint={words.addressHint}>
        <PostalCodeField {...field('location_zip_code')} />
        <CityField {...field('location_city')} />
        <TextField {...field('location_street')} autoComplete="address-line1" />
        <div className="grid grid-cols-2 items-start gap-5">
          <TextField {...field('location_building_number')} />
          <TextField {...field('location_apartment_number')} />
        </div>
      </FieldGroup>
    </>
  );
}
