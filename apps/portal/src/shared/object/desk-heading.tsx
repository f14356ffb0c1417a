import { IconLink, PageHeading, type PageHeadingProps } from '@urzad/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DeskHeadingProps extends Pick<PageHeadingProps, 'title' | 'beside' | 'lead' | 'ref'> {
  /** The list that the person came from. */
  back: { href: string; label: string };
  /** Links to the neighbours in that list, beside the way back: a line of their own would stay empty without them. */
  neighbours?: ReactNode;
}

/**
 * The top of a desk: the way back and to the neighbours in the list, the title with the status beside it, and facts, of
 * which the last is the line of `Onlookers`: where it is empty, it is the room above the rule.
 */
export function DeskHeading({ back, neighbours, ...heading }: DeskHeadingProps) {
  return (
    <div className="u:flex u:flex-wrap u:items-start u:gap-x-2 u:border-b u:border-line u:pb-1">
      <IconLink icon={ArrowLeft} label={back.label} href={back.href} />
      {neighbours && (
        // As wide from the beginning as they will be, or the title would break anew when they come.
        <div className="u:ms-auto u:flex u:justify-end u:tablet:order-last u:tablet:min-w-40">
          {neighbours}
        </div>
      )}
      <div className="u:min-w-0 u:basis-full u:tablet:flex-1">
        <PageHeading {...heading} />
      </div>
    </div>
  );
}
