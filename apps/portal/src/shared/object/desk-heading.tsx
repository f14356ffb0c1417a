import { IconLink, PageHeading, type PageHeadingProps } from '@urzad/ui';
import { ArrowLeft } from 'lucide-react';

export interface DeskHeadingProps
  extends Pick<PageHeadingProps, 'title' | 'beside' | 'lead' | 'actions' | 'ref'> {
  /** The list that the person came from. */
  back: { href: string; label: string };
}

/** The top of a desk: the way back, the title with the status beside it, facts, and links to the neighbours in the list. */
export function DeskHeading({ back, ...heading }: DeskHeadingProps) {
  return (
    <div className="u:flex u:items-start u:gap-2 u:border-b u:border-line u:pb-3">
      <IconLink icon={ArrowLeft} label={back.label} href={back.href} />
      <div className="u:min-w-0 u:flex-1">
        <PageHeading {...heading} />
      </div>
    </div>
  );
}
