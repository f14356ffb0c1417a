import { Button } from '@urzad/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

interface DeskFrameProps {
  /** Other cases of the same list, where there is room. */
  cases: ReactNode;
  heading: ReactNode;
  /** Letters, the newest last, and where to write one. */
  letters: ReactNode;
  /** The case, its object and other cases: beside the letters, on a phone below them. */
  data: ReactNode;
}

/** Other cases, the letters and the data of a case side by side, each scrolls; on a phone the page does. */
export function DeskFrame({ cases, heading, letters, data }: DeskFrameProps) {
  const words = useMessages(deskMessages);
  const beside = useRef<HTMLElement>(null);

  return (
    <div className="u:@container/desk u:desktop:h-full">
      <div className="u:desktop:grid u:desktop:h-full u:desktop:grid-cols-form u:@min-[1150px]/desk:grid-cols-[288px_minmax(0,1fr)_330px]">
        {cases}
        <div className="u:flex u:min-h-0 u:min-w-0 u:flex-col">
          <div className="u:px-4 u:pt-3 u:desktop:px-7">
            {heading}
            <p className="u:pt-2 u:desktop:hidden u:print:hidden">
              <Button
                variant="quiet"
                icon={ChevronDown}
                onClick={() => {
                  beside.current?.focus();
                  beside.current?.scrollIntoView();
                }}
              >
                {words.toData}
              </Button>
            </p>
          </div>
          <section
            aria-label={words.letters}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or keys cannot scroll it.
            tabIndex={0}
            // Its only child begins at its end, and stays there while parts of it load: the newest letter is what the
            // officer came for.
            className="u:relative u:flex u:min-h-0 u:flex-1 u:flex-col-reverse u:px-4 u:py-4 u:desktop:overflow-y-auto u:desktop:px-7"
          >
            <div className="u:mb-auto u:grid u:grid-cols-1 u:gap-5">{letters}</div>
          </section>
        </div>
        <aside
          ref={beside}
          aria-label={words.data}
          tabIndex={-1}
          className="u:relative u:grid u:min-w-0 u:content-start u:gap-5 u:border-t u:border-line u:bg-surface-sunken u:p-4 u:outline-none u:desktop:overflow-y-auto u:desktop:border-s u:desktop:border-t-0"
        >
          {data}
        </aside>
      </div>
    </div>
  );
}
