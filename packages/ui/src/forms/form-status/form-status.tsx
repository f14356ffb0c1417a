import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';

export interface FormStatusProps {
  /** `idle` before anything was typed. */
  state: 'idle' | 'saving' | 'saved' | 'error';
  /** "Szkic zapisany o 14:32". The line keeps its height when there is none. */
  children?: string | undefined;
}

const SIGNS = { idle: undefined, saving: CloudUpload, saved: CloudCheck, error: CircleAlert };

/** The state of autosave as text, in a polite live region that is in the page before it has text. */
export function FormStatus({ state, children }: FormStatusProps) {
  const sign = SIGNS[state];

  return (
    <p
      role="status"
      data-state={state}
      className="u:flex u:min-h-6 u:items-center u:gap-1.5 u:text-sm u:text-muted u:data-[state=error]:font-medium u:data-[state=error]:text-error-text"
    >
      {sign && <Icon of={sign} />}
      <span className="u:part">{children}</span>
    </p>
  );
}
