import { CircleAlert } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';

export interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

/** The error under its field: icon, colour and text, so that nothing is said by colour alone. */
export function FieldError({ id, text }: FieldErrorProps) {
  if (!text) return null;

  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-error-text">
      <Icon of={CircleAlert} className="mt-0.5" />
      <span className="min-w-0 wrap-break-word">{text}</span>
    </p>
  );
}
