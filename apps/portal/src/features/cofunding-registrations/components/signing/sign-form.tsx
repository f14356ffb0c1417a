import type { OfficeDocument, Registration } from '@urzad/contract';
import {
  ActionBar,
  Checkbox,
  FolderCard,
  FormSubmit,
  formOf,
  type Locale,
  PasswordField,
  useLocale,
  useTypeset,
} from '@urzad/ui';
import { Signature } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { useCodeRefusal } from '#shared/code/code-refusal';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { signRegistration } from '../../api';
import { type SignValues, signErrors, signErrorText, signFailureText } from '../../logic/signing/sign-values';
import { signingMessages } from '../../messages/signing';
import { SignCode } from './sign-code';

const { FormField } = formOf<SignValues>();

export interface SignFormProps {
  registration: Registration;
  document: OfficeDocument;
  /** The end of the document has been visible. */
  isRead: boolean;
  /** The sentence above the button. */
  statement: Readonly<Record<Locale, string>>;
  words: { submit: string; after: string };
  /** Until when the document may be signed. */
  deadline?: string | undefined;
  onSigned: () => unknown;
  /** The way back to what the document was made of. */
  back: ReactNode;
}

const EMPTY: SignValues = { pass: '', code: '', statement: false };

/** Password, mailed code and the statement, which together make a signature. */
export function SignForm({
  registration,
  document,
  isRead,
  statement,
  words: own,
  deadline,
  onSigned,
  back,
}: SignFormProps) {
  const { id } = registration;
  const number = useShownNumber(registration.number);
  const { sign: words } = useMessages(signingMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const refusal = useCodeRefusal();
  const [isCodeSent, setCodeSent] = useState(false);

  const signing = useStep({
    ...ofRegistration,
    send: ({ pass, code }: SignValues, key) => {
      const { id: id_document, sha256 } = document;
      return signRegistration(id, { id_document, sha256, pass, code, statement: 'yes' }, key);
    },
    onDone: onSigned,
  });

  return (
    <FolderCard number={number}>
      <RequestForm<SignValues>
        label={words.formTitle}
        className="u:flex u:flex-col u:gap-5"
        defaultValues={EMPTY}
        check={signErrors}
        errorText={signErrorText(words, isCodeSent)}
        send={signing.submit}
        fieldErrors={refusal}
        failure={(error) => (
          <FormFailure title={words.signFailed} error={error} text={signFailureText(error, words)} />
        )}
      >
        <div className="u:grid u:gap-1">
          <h2 className="u:text-lg">{words.formTitle}</h2>
          {deadline && <p>{deadline}</p>}
        </div>
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={words.pass} />}
        </FormField>
        <SignCode idRegistration={id} idDocument={document.id} onSent={() => setCodeSent(true)} />
        <FormField name="statement">
          {(field) => <Checkbox {...field} required label={typeset(statement[locale])} />}
        </FormField>
        {!isRead && (
          <p id="sign-read-first" className="u:text-sm u:text-muted">
            {words.readFirst}
          </p>
        )}
        <ActionBar block>
          <OwnerOnly act="sign">
            <FormSubmit
              size="lg"
              icon={Signature}
              disabled={!isRead}
              aria-describedby={isRead ? undefined : 'sign-read-first'}
            >
              {own.submit}
            </FormSubmit>
          </OwnerOnly>
        </ActionBar>
        <p className="u:text-sm u:text-muted">{own.after}</p>
        {back}
      </RequestForm>
    </FolderCard>
  );
}
