import type { Registration } from '@urzad/contract';
import { SignForm, type SignFormProps } from '#shared/entities/documents/sign-form';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { sendSignCode, signRegistration } from '../../api';

export interface SignRegistrationProps
  extends Omit<SignFormProps<Registration>, 'number' | 'queries' | 'sign' | 'sendCode'> {
  registration: Registration;
}

/** Password, code and statement for a document of a registration. */
export function SignRegistration({ registration, ...form }: SignRegistrationProps) {
  const { id } = registration;
  const number = useShownNumber(registration.number);

  return (
    <SignForm
      {...form}
      number={number}
      queries={ofRegistration}
      sign={(body, key) => signRegistration(id, body, key)}
      sendCode={() => sendSignCode(id, form.document.id)}
    />
  );
}
