import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { useLabels } from '../../../foundations/locale/locale';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { type PasswordLabels, passwordLabels } from './password-field.labels';
import { PasswordGuide } from './password-guide';

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    | 'type'
    | 'prefix'
    | 'suffix'
    | 'format'
    | 'tidy'
    | 'hiddenValue'
    | 'note'
    | 'counter'
    | 'mono'
    // The browser would cut a pasted password silently: a rule refuses a longer one.
    | 'maxLength'
  > {
  /**
   * `current` is for an existing password. `new` shows its strength and a checklist that follows the typing. Also
   * chooses the autofill token. @default 'current'
   */
  purpose?: 'current' | 'new';
  /**
   * Whether a new password is easy to guess: it holds the name or the address of the person, or the server refused it
   * as a popular one. The checklist has a line for it; without this function it has none.
   */
  isGuessable?: ((password: string) => boolean) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PasswordLabels>;
}

/** A password that can be shown, pasted and autofilled. */
export function PasswordField({
  purpose = 'current',
  isGuessable,
  labels,
  ref,
  ...field
}: PasswordFieldProps) {
  const words = useLabels<PasswordLabels>(passwordLabels, labels);
  const [isShown, setShown] = useState(false);
  const own = useRef<HTMLInputElement>(null);

  // Once it is sent it need not be read: who looks at the screen next shall not.
  useEffect(() => {
    const page = own.current?.ownerDocument;
    const hide = ({ target }: Event) => {
      if (target === own.current?.form) setShown(false);
    };
    page?.addEventListener('submit', hide);
    return () => page?.removeEventListener('submit', hide);
  }, []);

  const toggle = (
    <IconButton
      icon={isShown ? EyeOff : Eye}
      label={isShown ? words.hide : words.show}
      disabled={field.disabled}
      onClick={() => setShown(!isShown)}
    />
  );

  return (
    <TextField
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      ref={useComposedRefs(own, ref)}
      // Spaces may be part of a password.
      tidy={(text) => text}
      type={isShown ? 'text' : 'password'}
      suffix={toggle}
      note={purpose === 'new' && <PasswordGuide control={own} words={words} isGuessable={isGuessable} />}
    />
  );
}
