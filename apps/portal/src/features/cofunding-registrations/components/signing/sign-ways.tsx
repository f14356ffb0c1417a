import { RadioCards } from '@urzad/ui';
import { useState } from 'react';
import { outsideMessages } from '#shared/entities/signatures/outside-messages';
import { OUTSIDE_WAYS, type OutsideWay } from '#shared/entities/signatures/outside-signing';
import { useMessages } from '#shared/i18n/messages';
import { useSignMethods } from '#shared/system/use-sign-methods';
import { SignFormOutside } from './sign-form-outside';
import { SignRegistration, type SignRegistrationProps } from './sign-registration';

export interface SignWaysProps extends SignRegistrationProps {
  kind: 'FORMULARZ' | 'PERSONAL_DATA';
}

type Way = OutsideWay | 'code';

/** A form is signed in the portal or outside of it, as the office takes it. */
export function SignWays({ kind, ...form }: SignWaysProps) {
  const { how, ways: labels } = useMessages(outsideMessages);
  const methods = useSignMethods(kind);
  const ways = methods.flatMap((method): readonly Way[] => {
    if (method === 'UPLOAD_PADES') return OUTSIDE_WAYS;
    return method === 'PORTAL_CODE' ? ['code'] : [];
  });
  const [way = ways[0], setWay] = useState<Way>();

  return (
    <div className="u:grid u:gap-6">
      {ways.length > 1 && (
        <RadioCards
          name="way"
          label={how}
          options={ways.map((value) => ({ value, ...labels[value] }))}
          value={way ?? ''}
          onValueChange={(value) => setWay(ways.find((one) => one === value))}
        />
      )}
      {way === 'trusted' || way === 'certificate' ? (
        <SignFormOutside {...form} way={way} />
      ) : (
        <SignRegistration {...form} />
      )}
    </div>
  );
}
