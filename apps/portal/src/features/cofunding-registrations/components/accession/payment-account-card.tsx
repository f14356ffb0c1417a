import type { Registration } from '@urzad/contract';
import { fieldErrorText, formatBankAccount, isBankAccount, isFieldErrorCode } from '@urzad/domain';
import { BankAccountField, Card, FormSubmit, formOf, StatusBadge, toast } from '@urzad/ui';
import { CircleCheckBig } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { setAccount } from '../../api';
import { accessionMessages } from '../../messages/accession';

interface AccountValues {
  bank_account_number: string;
}

const { FormField } = formOf<AccountValues>();

/** The account for payments. It is kept in no draft: its number stands on the server only. */
export function AccountCard({ registration }: { registration: Registration }) {
  const { account: words, saved } = useMessages(accessionMessages);
  const { id, row_version, accession, form } = registration;
  const stored = accession?.bank_account_number ?? null;
  const step = useStep({
    ...ofRegistration,
    send: ({ bank_account_number }: AccountValues, key) =>
      setAccount(id, { row_version, bank_account_number }, key),
    onDone: () => toast.success(words.stored),
  });

  return (
    <li>
      <Card className="u:grid u:gap-3">
        <h3 className="u:font-semibold">{words.title}</h3>
        {stored && (
          <p>
            <StatusBadge color="green" icon={CircleCheckBig}>
              {saved}
            </StatusBadge>
          </p>
        )}
        <RequestForm<AccountValues>
          label={words.title}
          className="u:grid u:max-w-text u:gap-4"
          // The parent may have named it in the application.
          defaultValues={{ bank_account_number: formatBankAccount(stored ?? form.bank_account_number ?? '') }}
          check={accountErrors}
          errorText={(code, { locale }) => {
            if (code === 'is-empty') return words.empty;
            return isFieldErrorCode(code) ? fieldErrorText(code, locale) : code;
          }}
          send={step.submit}
          failure={(error) => <FormFailure title={words.failed} error={error} />}
        >
          <FormField name="bank_account_number">
            {(field) => <BankAccountField {...field} required label={words.label} hint={words.hint} />}
          </FormField>
          <div>
            <FormSubmit variant="secondary">{words.save}</FormSubmit>
          </div>
        </RequestForm>
      </Card>
    </li>
  );
}

function accountErrors({ bank_account_number }: AccountValues) {
  if (bank_account_number.trim() === '') return { bank_account_number: 'is-empty' };
  return isBankAccount(bank_account_number) ? {} : { bank_account_number: 'not-valid-bank-account' };
}
