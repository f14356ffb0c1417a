import { useId, useState } from 'react';
import { toast } from '../../feedback/toast/toast';
import { ACCOUNT_TOAST_MS } from '../../feedback/toast/toast-queue';
import { useLabels } from '../../foundations/locale/locale';
import { PANEL_FORM, SideModal } from '../../overlays/side-modal/side-modal';
import { Form } from '../form/form';
import { useFormErrors, useFormValue } from '../form/form-context';
import { FormSubmit } from '../form/form-submit';
import { type PasswordChangeLabels, passwordChangeLabels } from './password-change.labels';
import {
  type PasswordChangeErrors,
  type PasswordChangeValues,
  passwordChangeErrors,
} from './password-change-errors';
import { PasswordFields } from './password-fields';
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
  /** Words for a rejection: what happened and what to do next. They stand above the fields, which keep what was typed. */
  failureText: (error: unknown) => string;
  labels?: Partial<PasswordChangeLabels>;
}

const EMPTY: PasswordChangeValues = { actual_pass: '', pass: '', pass_again: '' };

/** The panel in which a person changes their own password (Spec §5). What was typed goes as it closes. */
export function PasswordChange(props: PasswordChangeProps) {
  const { open, onOpenChange, mail, port, onChanged, failureText, labels } = props;
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
      <PasswordFields mail={mail} words={words} failure={failed && failureText(failed.error)} />
    </SideModal>
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
