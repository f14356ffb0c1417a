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
      className="u:sr-only u:rounded-md u:bg-surface-raised u:px-5 u:py-3 u:font-semibold u:text-link u:shadow-3 u:focus:not-sr-only u:focus:fixed u:focus:top-3 u:focus:start-3 u:focus:z-skip-link"
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
