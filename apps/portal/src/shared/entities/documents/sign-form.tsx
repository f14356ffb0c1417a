import type { BodyOf, cofundingRegistrations, OfficeDocument } from '@urzad/contract';
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
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { type RefusalTexts, refusalText } from '#shared/object/refusal-text';
import { type ObjectQueries, useStep } from '#shared/object/use-step';
import { SignCode, type SignCodeProps } from './sign-code';
import { signTexts } from './sign-messages';
import { type SignValues, signErrors, signErrorText, signFailureText } from './sign-values';

const { FormField } = formOf<SignValues>();

/** What a signature is sent with: the same for every kind of document. */
export type SignBody = BodyOf<typeof cofundingRegistrations.sign>;

export interface SignFormProps<Signed extends { id: number }> extends Pick<SignCodeProps, 'sendCode'> {
  /** Of the object that the document belongs to. */
  number: string;
  queries: ObjectQueries;
  sign: (body: SignBody, idempotencyKey: string) => Promise<Signed>;
  document: OfficeDocument;
  /** The end of the document has been visible. */
  isRead: boolean;
  /** The sentence above the button. */
  statement: Readonly<Record<Locale, string>>;
  words: { submit: string; after: string };
  /** Until when the document may be signed. */
  deadline?: string | undefined;
  onSigned: (signed: Signed) => unknown;
  /** What the reasons of the server mean here. */
  reasons?: RefusalTexts;
  /** The way back to what the document was made of. */
  back?: ReactNode;
}

const EMPTY: SignValues = { pass: '', code: '', statement: false };

/** Password, mailed code and the statement, which together make a signature. */
export function SignForm<Signed extends { id: number }>({
  number,
  queries,
  sign,
  sendCode,
  document,
  isRead,
  statement,
  words: own,
  deadline,
  onSigned,
  reasons = {},
  back,
}: SignFormProps<Signed>) {
  const words = useMessages(signTexts);
  const locale = useLocale();
  const typeset = useTypeset();
  const refusal = useCodeRefusal();
  const [isCodeSent, setCodeSent] = useState(false);

  const signing = useStep<Signed, SignValues>({
    ...queries,
    send: ({ pass, code }, key) => {
      const { id: id_document, sha256 } = document;
      return sign({ id_document, sha256, pass, code, statement: 'yes' }, key);
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
          <FormFailure
            title={words.signFailed}
            error={error}
            text={signFailureText(error, words) ?? refusalText(error, reasons)}
          />
        )}
      >
        <div className="u:grid u:gap-1">
          <h2 className="u:text-lg">{words.formTitle}</h2>
          {deadline && <p>{deadline}</p>}
        </div>
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={words.pass} />}
        </FormField>
        <SignCode sendCode={sendCode} onSent={() => setCodeSent(true)} />
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
