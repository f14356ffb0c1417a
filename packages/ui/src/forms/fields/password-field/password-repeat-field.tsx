import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Icon } from '../../../foundations/icon/icon';
import { useLabels } from '../../../foundations/locale/locale';
import { useLiveText } from '../../field/use-live-text';
import { PasswordField, type PasswordFieldProps } from './password-field';
import { type PasswordLabels, passwordLabels } from './password-field.labels';

export interface PasswordRepeatFieldProps extends Omit<PasswordFieldProps, 'label' | 'purpose'> {
  /** The name of the field. @default "Powtórz hasło" */
  label?: PasswordFieldProps['label'];
  /** The present value of the field above. */
  password: string;
}

/** The same password once more; shows at once whether the two are equal (Spec §5). */
export function PasswordRepeatField({ label, password, labels, ref, ...field }: PasswordRepeatFieldProps) {
  const words = useLabels<PasswordLabels>(passwordLabels, labels);
  const own = useRef<HTMLInputElement>(null);

  return (
    <div className="u:grid u:gap-1.5">
      <PasswordField
        autoComplete="new-password"
        {...field}
        {...(labels && { labels })}
        label={label ?? words.repeat}
        ref={useComposedRefs(own, ref)}
      />
      <Agreement control={own} password={password} words={words} silent={Boolean(field.error)} />
    </div>
  );
}

interface AgreementProps {
  control: RefObject<HTMLInputElement | null>;
  password: string;
  words: PasswordLabels;
  /** The error of the field already says it. */
  silent: boolean;
}

function Agreement({ control, password, words, silent }: AgreementProps) {
  const repeated = useLiveText(control);
  const agrees = repeated === password;

  return (
    <p role="status" className="u:text-sm u:font-medium">
      {repeated && !silent && (
        <span className={agrees ? 'u:text-success-text' : 'u:text-error-text'}>
          <Icon of={agrees ? CircleCheckBig : CircleX} className="u:me-1.5" />
          <span className="u:part">{agrees ? words.matches : words.differs}</span>
        </span>
      )}
    </p>
  );
}
