import { useId, useState } from 'react';
import { toast } from '../../feedback/toast/toast';
import { ACCOUNT_TOAST_MS } from '../../feedback/toast/toast-ms';
import { useLabels } from '../../foundations/locale/locale';
import { PANEL_FORM, SideModal } from '../../overlays/side-modal/side-modal';
import { Form } from '../form/form';
import { useFormErrors, useFormValue } from '../form/form-context';
import { FormSubmit } from '../form/parts/form-submit';
import { type PasswordChangeLabels, passwordChangeLabels } from './password-change.labels';
import {
  type PasswordChangeErrors,
  type PasswordChangeValues,
  passwordChangeErrors,
} from './password-change-errors';
import { PasswordFields } from './password-fields';
import { usePasswordErrorText } from './use-password-error-text';

/** The requests to the server. A failure rejects the promise. */
export interface PasswordChangePort {
  /** Whether this is the person's password now: asked before anything is changed (Spec §5). */
  checkPassword: (actual: string) => Promise<boolean>;
  /** Returns the server's errors by field: `{ pass: 'in-story' }`; nothing on success. */
  changePassword: (
    change: Pick<PasswordChangeValues, 'actual_pass' | 'pass'>,
  ) => Promise<PasswordChangeErrors | undefined>;
}

export interface PasswordChangeProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /** Called with `false` when the panel closes: by the person, or after the change. */
  onOpenChange: (open: boolean) => void;
  /** The address of the account, for password managers; it is not shown. */
  mail: string;
  /** The requests to the server. */
  port: PasswordChangePort;
  /** Whether a new password is easy to guess; the checklist has a line for it, as that of `PasswordField`. */
  isGuessable?: ((password: string) => boolean) | undefined;
  /** The password was changed and a toast says so; the panel is closed. */
  onChanged?: (() => void) | undefined;
  /** The text of a rejection: what happened and what to do next. Shown above the fields, which keep their values. */
  failureText: string | ((error: unknown) => string);
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PasswordChangeLabels>;
}

const EMPTY: PasswordChangeValues = { actual_pass: '', pass: '', pass_again: '' };

/** The panel in which a person changes their own password (Spec §5). Typed values are dropped when it closes. */
export function PasswordChange(props: PasswordChangeProps) {
  const { open, onOpenChange, mail, port, isGuessable, onChanged, failureText, labels } = props;
  const words = useLabels<PasswordChangeLabels>(passwordChangeLabels, labels);
  const errorText = usePasswordErrorText(words);
  const reasonId = useId();
  const [failed, setFailed] = useState<{ error: unknown }>();

  async function send({ actual_pass, pass }: PasswordChangeValues) {
    setFailed(undefined);
    if (!(await port.checkPassword(actual_pass))) return { actual_pass: 'is-no-equal' as const };
    const refused = await port.changePassword({ actual_pass, pass });
    if (refused && Object.keys(refused).length > 0) return refused;

    toast.success(words.done, { duration: ACCOUNT_TOAST_MS });
    changeOpen(false);
    onChanged?.();
    return undefined;
  }

  function changeOpen(next: boolean) {
    setFailed(undefined);
    onOpenChange(next);
  }

  return (
    <SideModal
      open={open}
      onOpenChange={changeOpen}
      title={words.title}
      footer={<ChangeButton words={words} reasonId={reasonId} />}
      around={(content) => (
        <Form
          label={words.form}
          className={PANEL_FORM}
          summary={false}
          defaultValues={EMPTY}
          check={passwordChangeErrors}
          onFailure={(error) => setFailed({ error })}
          {...{ send, errorText }}
        >
          {content}
        </Form>
      )}
    >
      <PasswordFields
        mail={mail}
        isGuessable={isGuessable}
        words={words}
        failure={failed && (typeof failureText === 'string' ? failureText : failureText(failed.error))}
      />
    </SideModal>
  );
}

interface ChangeButtonProps {
  words: PasswordChangeLabels;
  reasonId: string;
}

/**
 * Disabled until the values are valid (Spec §5), by `aria-disabled`, which keeps the focus and gives the reason: a
 * press then submits nothing and focuses the first missing field.
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
      <p id={reasonId} className="u:text-sm u:text-muted u:empty:hidden">
        {!isReady && words.notYet}
      </p>
    </>
  );
}
