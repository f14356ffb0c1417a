import { normaliseEmail } from '@urzad/domain';
import { FormSubmit, formOf, TextLink } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { register } from '../api';
import { mailedNow } from '../logic/mail-state';
import { type NewPasswordValues, registerErrors } from '../logic/rules';
import { useGuessable } from '../logic/use-guessable';
import { accountMessages } from '../messages/account';
import { signInMessages } from '../messages/sign-in';
import { AccountMailField } from './account-mail-field';
import { ChosenPassword } from './chosen-password';

type Values = { mail: string } & NewPasswordValues;

const { FormField } = formOf<Values>();

/** The answer is always the same: a code goes to the address, taken or not (Order §2). */
export function RegisterForm() {
  const words = useMessages(accountMessages);
  const { pass: passLabel } = useMessages(signInMessages);
  const navigate = useNavigate();
  const idempotencyKey = useIdempotencyKey();
  const guessable = useGuessable();

  async function create({ mail, pass }: Values) {
    const address = normaliseEmail(mail);
    await guessable.noting(
      pass,
      idempotencyKey.use((key) => register({ mail: address, pass }, key)),
    );
    navigate(paths.code, { state: mailedNow(address) });
  }

  return (
    <RequestForm<Values>
      label={words.register.title}
      defaultValues={{ mail: '', pass: '', pass_again: '' }}
      check={registerErrors}
      send={create}
      failure={(error) => <FormFailure title={words.register.failed} error={error} />}
    >
      <FormField name="mail">
        {(field) => <AccountMailField {...field} hint={words.register.mailHint} />}
      </FormField>
      <ChosenPassword label={passLabel} isGuessable={guessable.isGuessable} />
      <p className="u:text-sm u:text-muted">
        {words.register.privacy} <TextLink href={paths.privacyPolicy}>{words.register.privacyLink}</TextLink>.
      </p>
      <FormSubmit size="lg" block>
        {words.register.submit}
      </FormSubmit>
    </RequestForm>
  );
}
