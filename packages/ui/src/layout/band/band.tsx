import { type ReactNode, useId } from 'react';
import { cn } from '../../foundations/class-names/cn';

export interface BandProps {
  /** The `h2` that also names the section. */
  title?: string;
  /** Bands of the home page alternate. @default 'canvas' */
  tone?: 'canvas' | 'surface';
  /** The content, as wide as the page. */
  children: ReactNode;
}

/** A full-width section of a public page. */
export function Band({ title, tone = 'canvas', children }: BandProps) {
  const titleId = useId();

  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={cn('u:py-8.5 u:desktop:py-14', tone === 'surface' && 'u:bg-surface')}
    >
      <div className="u:page-width u:grid u:gap-6">
        {title && (
          <h2 id={titleId} className="u:text-2xl">
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
