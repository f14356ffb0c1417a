import { CircleAlert } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';

export interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

/** The failure under its field: sign, colour and words, so that none of them is needed alone. */
export function FieldError({ id, text }: FieldErrorProps) {
  if (!text) return null;

  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-error-text">
      <Icon of={CircleAlert} className="mt-0.5" />
      <span className="min-w-0 wrap-break-word">{text}</span>
    </p>
  );
}
