import { CASE_LETTER_MAX } from '@urzad/grants';
import { ComposeBox, FormSubmit, formOf, TextArea } from '@urzad/ui';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { LetterFilesField } from './letter-files-field';
import type { ReplyFocus } from './reply-focus';
import type { ReplyFormProps } from './reply-props';
import type { ReplyValues } from './reply-values';
import { useReadyText } from './use-ready-text';

const { FormField } = formOf<ReplyValues>();

interface ReplyBoxProps
  extends Pick<
    ReplyFormProps,
    | 'label'
    | 'hint'
    | 'head'
    | 'start'
    | 'ready'
    | 'hasFiles'
    | 'sendsOnEnter'
    | 'maxLength'
    | 'action'
    | 'children'
  > {
  /** As it was when the letter before was sent: on the button, or in the text. */
  focus: ReplyFocus;
  /** The state of the draft. */
  status: ReactNode;
}

/** Not while a letter of another script is composed, whose Enter ends it. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The fields of a letter and the button that sends it. */
export function ReplyBox({
  label,
  hint,
  head,
  start,
  ready = [],
  hasFiles = true,
  sendsOnEnter = false,
  maxLength = CASE_LETTER_MAX,
  action,
  focus,
  status,
  children,
}: ReplyBoxProps) {
  const insertText = useReadyText();
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  // Before another key can be pressed.
  useLayoutEffect(() => {
    if (!focus.takes) return;
    if (!sendsOnEnter && focus.caret === undefined) return button.current?.focus();
    text.current?.focus();
    const caret = focus.caret ?? text.current?.value.length ?? 0;
    text.current?.setSelectionRange(caret, caret);
  }, [focus, sendsOnEnter]);

  function insert(id: string) {
    const found = ready.find((one) => one.id === id);
    if (found) insertText(found.text);
  }

  return (
    <ComposeBox
      label={label}
      head={head}
      ready={ready}
      onReady={insert}
      files={hasFiles && <LetterFilesField />}
      start={
        <>
          {start}
          {/* It takes no height before something is typed. */}
          <div className="u:has-data-[state=idle]:sr-only">{status}</div>
        </>
      }
      end={<FormSubmit ref={button} icon={Send} {...action} />}
    >
      <FormField name="body" as="value">
        {({ ref: _, ...field }) => (
          <TextArea
            {...field}
            ref={text}
            label={label}
            hint={hint}
            required
            rows={sendsOnEnter ? 2 : 4}
            maxLength={maxLength}
            onKeyDown={sendsOnEnter ? sendByEnter : undefined}
          />
        )}
      </FormField>
      {children}
    </ComposeBox>
  );
}
