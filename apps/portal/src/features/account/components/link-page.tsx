import { normaliseEmail } from '@urzad/domain';
import { Alert, FormSubmit, formOf, TextLink } from '@urzad/ui';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { askLoginLink } from '../api';
import { useFilledMail } from '../logic/mail-state';
import { mailErrors } from '../logic/rules';
import { linkMessages } from '../messages/link';
import { AccountMailField } from './account-mail-field';
import { AccountPage } from './account-page';

interface Values {
  mail: string;
}

const { FormField } = formOf<Values>();

/** Asks for a link that signs in. The answer is the same whether or not the address has an account. */
export function LinkPage() {
  const { ask: words } = useMessages(linkMessages);
  const filledMail = useFilledMail();
  const [sentTo, setSentTo] = useState<string>();

  async function ask({ mail }: Values) {
    const address = normaliseEmail(mail);
    await askLoginLink(address);
    setSentTo(address);
  }

  return (
    <AccountPage title={words.title} lead={words.lead}>
      <div role="status">
        {sentTo !== undefined && (
          <Alert kind="success" title={words.sent}>
            {words.sentText(sentTo)}
          </Alert>
        )}
      </div>
      {sentTo === undefined && (
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
      )}
      <p>
        <TextLink href={paths.login}>{words.back}</TextLink>
      </p>
    </AccountPage>
  );
}
