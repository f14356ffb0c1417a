import { fieldErrorText, isEmail, isUrl } from '@urzad/domain';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { Modal } from '../../overlays/modal/modal';
import { TextField } from '../fields/text-field/text-field';
import { type PromptDialogLabels, promptDialogLabels } from './prompt-dialog.labels';

export interface PromptDialogProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /**
   * Called with `false` when the person closes it: by the cancel button, Escape, the cross, a press outside or, on a
   * phone, a swipe down.
   */
  onOpenChange: (open: boolean) => void;
  /** What it is for: "Udostępnij konto". */
  title: string;
  /** Name of the one field. */
  label: string;
  /** One sentence above the field. */
  hint?: ReactNode;
  /** What the answer must be (Spec §5). @default 'text' */
  kind?: 'text' | 'email' | 'url';
  /** Whether an empty answer is refused. @default true */
  required?: boolean;
  /** The answer at first. */
  defaultValue?: string;
  /** The largest length of the answer. */
  maxLength?: number;
  /** The verb: "Udostępnij konto". */
  confirmLabel: string;
  /** Gets the answer without outer spaces. Does not close the dialog: the caller does, when it is done. */
  onConfirm: (answer: string) => void;
  /** The step is under way. */
  pending?: boolean;
  /** A refusal that only the caller knows of. */
  error?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PromptDialogLabels>;
}

/** Asks for one line of text. */
export function PromptDialog({ title, confirmLabel, pending = false, labels, ...props }: PromptDialogProps) {
  const words = useLabels<PromptDialogLabels>(promptDialogLabels, labels);
  const formId = useId();
  const { open, onOpenChange, ...question } = props;

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      width="narrow"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Question {...question} formId={formId} words={words} />
    </Modal>
  );
}

interface QuestionProps
  extends Pick<
    PromptDialogProps,
    'label' | 'hint' | 'kind' | 'required' | 'defaultValue' | 'maxLength' | 'onConfirm' | 'error'
  > {
  formId: string;
  words: PromptDialogLabels;
}

/** There only while the dialog is: each opening starts anew. */
function Question({ formId, words, onConfirm, ...props }: QuestionProps) {
  const { label, hint, kind = 'text', required = true, defaultValue = '', maxLength, error } = props;
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [checked, setChecked] = useState(false);
  const answer = text.trim();
  const problem = problemOf();
  // A dialog of one field begins in it.
  useEffect(() => field.current?.focus(), []);

  function problemOf(): string | undefined {
    if (answer === '') return required ? fieldErrorText('is-empty', locale) : undefined;
    if (maxLength !== undefined && answer.length > maxLength) {
      return fieldErrorText('is-too-big', locale, { n: maxLength, isLength: true });
    }
    if (kind === 'email' && !isEmail(answer)) return words.invalidEmail;
    if (kind === 'url' && !isUrl(answer)) return words.invalidUrl;
    return undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may be written inside another form, whose submit this is not.
    event.stopPropagation();
    setChecked(true);
    if (problem) field.current?.focus();
    else onConfirm(answer);
  }

  return (
    <form className="u:part" id={formId} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type={kind}
        label={label}
        hint={hint}
        required={required}
        maxLength={maxLength}
        autoComplete={kind === 'text' ? 'off' : kind}
        value={text}
        onValueChange={setText}
        error={(checked ? problem : undefined) ?? error}
      />
    </form>
  );
}
