import type { ReactNode, Ref } from 'react';

export interface PageHeadingProps {
  /** The name of the screen, its `h1`. */
  title: ReactNode;
  /** The file number, after the title: "FR/1-2026/00112". It breaks only where a line is too short for it. */
  number?: string | undefined;
  /** One sentence: what is here and what has to be done. */
  lead?: ReactNode;
  /** `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
  /** A status or a number beside the title. */
  beside?: ReactNode;
  /** At most one filled button. Below the title on phones, as wide as the screen. */
  actions?: ReactNode;
  /** The heading, for focusing it by code. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The top of a screen. The title takes the focus when a screen changes, so that screen readers read it. */
export function PageHeading({ title, number, lead, breadcrumbs, beside, actions, ref }: PageHeadingProps) {
  return (
    <div className="u:grid u:gap-2.5">
      {breadcrumbs}
      <div className="u:flex u:flex-col u:justify-between u:gap-x-6 u:gap-y-3 u:tablet:flex-row u:tablet:flex-wrap u:tablet:items-center">
        <div className="u:min-w-0">
          <div className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
            <h1 ref={ref} tabIndex={-1} className="u:text-2xl u:wrap-anywhere">
              <span className="u:part">{title}</span>
              {number && ' '}
              {number && <span className="u:inline-block">{number}</span>}
            </h1>
            {beside}
          </div>
          {lead && <p className="u:max-w-text u:text-muted">{lead}</p>}
        </div>
        {actions && (
          <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap">{actions}</div>
        )}
      </div>
    </div>
  );
}
