import { PASSWORD_MAX_LENGTH } from '@urzad/domain';
import { useId } from 'react';
import { Form } from '../form/form';
import { useFormErrors, useFormValue } from '../form/form-context';
import { FormField } from '../form/form-field';
import { FormSubmit } from '../form/form-submit';
import { useLabels } from '../locale/locale';
import { PasswordField } from '../password-field/password-field';
import { PasswordRepeatField } from '../password-field/password-repeat-field';
import { PANEL_FORM, SideModal } from '../side-modal/side-modal';
import { toast } from '../toast/toast';
import { type PasswordChangeLabels, passwordChangeLabels } from './password-change.labels';
import {
  type PasswordChangeErrors,
  type PasswordChangeValues,
  passwordChangeErrors,
} from './password-change-errors';
import { usePasswordErrorText } from './use-password-error-text';

/** How the server is asked. A failure is a rejection. */
export interface PasswordChangePort {
  /** Whether this is the person's password now: asked before anything is changed (Spec §5). */
  checkPassword: (actual: string) => Promise<boolean>;
  /** What the server refuses comes back by field: `{ pass: 'in-story' }`; nothing when all is done. */
  changePassword: (
    change: Pick<PasswordChangeValues, 'actual_pass' | 'pass'>,
  ) => Promise<PasswordChangeErrors | undefined>;
}

export interface PasswordChangeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose password it is, for password managers; it is not shown. */
  mail: string;
  port: PasswordChangePort;
  /** It was changed and said so; the panel is closed. */
  onChanged?: (() => void) | undefined;
  /** The server could not be asked: what was typed stays. */
  onFailure: (error: unknown) => void;
  labels?: Partial<PasswordChangeLabels>;
}

/** Spec §9: toasts of the account area stay for five seconds. */
const TOAST_MS = 5000;

const EMPTY: PasswordChangeValues = { actual_pass: '', pass: '', pass_again: '' };

/** The panel in which a person changes their own password (Spec §5). What was typed goes as it closes. */
export function PasswordChange(props: PasswordChangeProps) {
  const { open, onOpenChange, mail, port, onChanged, onFailure, labels } = props;
  const words = useLabels<PasswordChangeLabels>(passwordChangeLabels, labels);
  const errorText = usePasswordErrorText(words);
  const reasonId = useId();

  async function send({ actual_pass, pass }: PasswordChangeValues) {
    if (!(await port.checkPassword(actual_pass))) return { actual_pass: 'is-no-equal' as const };
    const refused = await port.changePassword({ actual_pass, pass });
    if (refused && Object.keys(refused).length > 0) return refused;

    toast.success(words.done, { duration: TOAST_MS });
    onOpenChange(false);
    onChanged?.();
    return undefined;
  }

  return (
    <SideModal
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={<ChangeButton words={words} reasonId={reasonId} />}
      around={(content) => (
        <Form
          label={words.form}
          className={PANEL_FORM}
          summary={false}
          defaultValues={EMPTY}
          check={passwordChangeErrors}
          {...{ send, errorText, onFailure }}
        >
          {content}
        </Form>
      )}
    >
      <PasswordFields mail={mail} words={words} />
    </SideModal>
  );
}

interface PasswordFieldsProps {
  mail: string;
  words: PasswordChangeLabels;
}

function PasswordFields({ mail, words }: PasswordFieldsProps) {
  return (
    <div className="grid gap-5">
      {/* A password manager sees whose password it keeps. */}
      <input type="text" autoComplete="username" value={mail} readOnly hidden />
      <FormField name="actual_pass">
        {(field) => <PasswordField {...field} data-autofocus required label={words.actual} />}
      </FormField>
      <FormField name="pass">
        {(field) => (
          <PasswordField
            {...field}
            required
            purpose="new"
            label={words.next}
            maxLength={PASSWORD_MAX_LENGTH}
          />
        )}
      </FormField>
      <RepeatedPassword />
    </div>
  );
}

function RepeatedPassword() {
  const password = useFormValue<string>('pass');

  return (
    <FormField name="pass_again">
      {(field) => <PasswordRepeatField {...field} required password={password} />}
    </FormField>
  );
}

interface ChangeButtonProps {
  words: PasswordChangeLabels;
  reasonId: string;
}

/**
 * Disabled until the change could be sent (Spec §5), in a way that keeps its focus and says why: a press then sends
 * nothing and leads to what is missing.
 */
function ChangeButton({ words, reasonId }: ChangeButtonProps) {
  const values = {
    actual_pass: useFormValue<string>('actual_pass'),
    pass: useFormValue<string>('pass'),
    pass_again: useFormValue<string>('pass_again'),
  };
  const seen = useFormErrors();
  const isReady = Object.keys({ ...seen, ...passwordChangeErrors(values) }).length === 0;

  return (
    <>
      <FormSubmit block aria-disabled={!isReady} aria-describedby={isReady ? undefined : reasonId}>
        {words.submit}
      </FormSubmit>
      <p id={reasonId} className="text-sm text-muted empty:hidden">
        {!isReady && words.notYet}
      </p>
    </>
  );
}
