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
    <div className="u:part" data-state={open ? 'open' : 'closed'}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={contentId}
        className="u:link-look u:inline-flex u:items-start u:gap-1.5 u:rounded-xs u:py-1 u:text-start"
        onClick={() => setOpen(!open)}
      >
        <Icon
          of={ChevronRight}
          className={
            open
              ? 'u:mt-1 u:rotate-90 u:transition-transform u:duration-fast u:rtl:-rotate-90'
              : 'u:mt-1 u:transition-transform u:duration-fast'
          }
        />
        {title}
      </button>
      <div
        id={contentId}
        hidden={!open}
        className="u:mt-1.5 u:ms-2 u:max-w-text u:border-s-4 u:border-line u:py-1.5 u:ps-4"
      >
        {children}
      </div>
    </div>
  );
}
