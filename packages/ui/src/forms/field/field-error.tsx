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
    <p id={id} className="u:flex u:items-start u:gap-1.5 u:text-sm u:font-medium u:text-error-text">
      <Icon of={CircleAlert} className="u:mt-0.5" />
      <span className="u:min-w-0 u:wrap-break-word">{text}</span>
    </p>
  );
}
