import { useLabels } from '../../foundations/locale/locale';
import { type SkipLinkLabels, skipLinkLabels } from './skip-link.labels';

export interface SkipLinkProps {
  /** The id of the element that holds the content and can take focus. */
  targetId: string;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SkipLinkLabels>;
}

/**
 * The first element of the tab order, visible only when focused. It moves the focus itself: a router would read the
 * fragment as a page.
 */
export function SkipLink({ targetId, labels }: SkipLinkProps) {
  const words = useLabels(skipLinkLabels, labels);

  return (
    <a
      href={`#${targetId}`}
      className="sr-only rounded-md bg-surface-raised px-5 py-3 font-semibold text-link shadow-3 focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-skip-link"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {words.skip}
    </a>
  );
}
