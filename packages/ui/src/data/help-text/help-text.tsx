import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../foundations/icon/icon';

export interface HelpTextProps {
  /** The question it answers: "Skąd wziąć numer rachunku?" */
  title: string;
  /** The help itself. */
  children: ReactNode;
  /** Whether the help is open at first. @default false */
  defaultOpen?: boolean;
}

/** Help that only some people need: closed at first, beside the explained text. */
export function HelpText({ title, children, defaultOpen = false }: HelpTextProps) {
  const [open, setOpen] = useState(defaultOpen);
  const contentId = useId();

  return (
    <div data-state={open ? 'open' : 'closed'}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={contentId}
        className="link-look inline-flex items-start gap-1.5 rounded-xs py-1 text-start"
        onClick={() => setOpen(!open)}
      >
        <Icon
          of={ChevronRight}
          className={
            open
              ? 'mt-1 rotate-90 transition-transform duration-fast rtl:-rotate-90'
              : 'mt-1 transition-transform duration-fast'
          }
        />
        {title}
      </button>
      <div
        id={contentId}
        hidden={!open}
        className="mt-1.5 ms-2 max-w-text border-s-4 border-line py-1.5 ps-4"
      >
        {children}
      </div>
    </div>
  );
}
