import { normaliseEmail } from '@urzad/domain';
import { FormSubmit, formOf } from '@urzad/ui';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { recover } from '../api';
import { mailedNow, useFilledMail } from '../logic/mail-state';
import { mailErrors } from '../logic/rules';
import { accountMessages } from '../messages/account';
import { AccountMailField } from './account-mail-field';

interface Values {
  mail: string;
}

const { FormField } = formOf<Values>();

/** The answer is the same whether or not the address has an account. */
export function RecoverForm() {
  const { recover: words } = useMessages(accountMessages);
  const navigate = useNavigate();
  const filledMail = useFilledMail();

  async function ask({ mail }: Values) {
    const address = normaliseEmail(mail);
    await recover(address);
    navigate(paths.recover, { state: mailedNow(address) });
  }

  return (
    <RequestForm<Values>
      label={words.title}
      defaultValues={{ mail: filledMail }}
      check={mailErrors}
      send={ask}
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      <FormField name="mail">{(field) => <AccountMailField {...field} />}</FormField>
      <FormSubmit size="lg" block>
        {words.submit}
      </FormSubmit>
    </RequestForm>
  );
}
