import { type ReactNode, useId } from 'react';

interface BlockProps {
  title: string;
  /** At the end of the line of the title: a link, or a number. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One block of a screen, a region by its heading. */
export function Block({ title, beside, children }: BlockProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} className="u:grid u:min-w-0 u:grid-cols-1 u:content-start u:gap-2">
      <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
        <h2 id={id} className="u:text-lg">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** The surface of rows that are no table. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className="u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface">{children}</div>;
}

/** Why a block is empty. */
export function NothingHere({ children }: { children: string }) {
  return (
    <Rows>
      <p className="u:px-4 u:py-5 u:text-muted">{children}</p>
    </Rows>
  );
}
