import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FORM_STATEMENT, type OfficeDocument, type Registration } from '@urzad/contract';
import { Button, Card, Checkbox, PasswordField, toast, useLocale } from '@urzad/ui';
import { Signature } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '../../../../shared/form/form-failure';
import { useFieldErrorText } from '../../../../shared/form/use-field-error-text';
import { useIdempotencyKey } from '../../../../shared/http/use-idempotency-key';
import { useMessages } from '../../../../shared/i18n/messages';
import { paths } from '../../../../shared/paths';
import { registrationQuery, registrationsKey, signRegistration } from '../../api';
import { signingMessages } from '../../signing-messages';
import { withId } from '../../waiting';
import { BackToForm } from './back-to-form';
import { SignCode } from './sign-code';
import { type SignValues, signRefusal } from './sign-values';

export interface SignFormProps {
  registration: Registration;
  document: OfficeDocument;
  /** The end of the document has been in sight. */
  isRead: boolean;
}

/** Password, mailed code and the statement: what makes a signature out of a click. */
export function SignForm({ registration: { id, status }, document, isRead }: SignFormProps) {
  const { sign: words } = useMessages(signingMessages);
  const locale = useLocale();
  const textOf = useFieldErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const form = useForm<SignValues>({ defaultValues: { pass: '', code: '', statement: false } });
  const { register, handleSubmit, formState, setError } = form;

  const signing = useMutation({
    mutationFn: ({ pass, code }: SignValues) =>
      signRegistration(
        id,
        { id_document: document.id, sha256: document.sha256, pass, code, statement: 'yes' },
        key,
      ),
    onSuccess: async (signed) => {
      renew();
      queries.setQueryData(registrationQuery(id).queryKey, signed);
      navigate(withId(paths.registrationSendShow, id));
      await queries.invalidateQueries({ queryKey: registrationsKey });
    },
    onError: (error) => {
      const { field, message } = signRefusal(error, words);
      if (!field) return;
      if (field === 'pass') toast.error(words.wrongPass);
      setError(field, { message: message ?? '' }, { shouldFocus: true });
    },
  });
  const { errors } = formState;
  const refusal = signing.error ? signRefusal(signing.error, words) : undefined;

  return (
    <Card>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((values) => isRead && signing.mutate(values))}
      >
        <h2 className="text-lg">{words.formTitle}</h2>
        {refusal && !refusal.field && (
          <FormFailure title={words.signFailed} error={signing.error} text={refusal.message} />
        )}
        <PasswordField
          {...register('pass', { required: 'is-empty' })}
          required
          label={words.pass}
          error={textOf(errors.pass)}
        />
        <SignCode form={form} idRegistration={id} idDocument={document.id} />
        <Checkbox
          {...register('statement', { required: words.statementMissing })}
          required
          label={FORM_STATEMENT[locale]}
          error={errors.statement?.message}
        />
        {!isRead && (
          <p id="sign-read-first" className="text-sm text-muted">
            {words.readFirst}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          icon={Signature}
          disabled={!isRead}
          aria-describedby={isRead ? undefined : 'sign-read-first'}
          loading={signing.isPending}
        >
          {words.submit}
        </Button>
        <p className="text-sm text-muted">{words.after}</p>
        <BackToForm id={id} status={status} />
      </form>
    </Card>
  );
}
