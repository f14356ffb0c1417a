import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { type ComposeBoxLabels, composeBoxLabels } from './compose-box.labels';

/** A prepared text that a press puts into the answer. */
export interface ReadyText {
  /** Unique among them. */
  id: string;
  /** The name on its button. */
  name: string;
}

export interface ComposeBoxProps {
  /** Names the box for screen readers: "Twoja odpowiedź". */
  label: string;
  /** Above: a switch between kinds of letters. */
  head?: ReactNode;
  /** Prepared texts, side by side in one line that scrolls. */
  ready?: readonly ReadyText[];
  /** Called with the id of the pressed text. */
  onReady?: (id: string) => void;
  /** The text area with its counter. */
  children: ReactNode;
  /** Under the text area: chosen files and how to add some. */
  files?: ReactNode;
  /** On the left of the last row: what belongs to the letter. */
  start?: ReactNode;
  /** On the right of the last row: the button that sends. */
  end?: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ComposeBoxLabels>;
}

/** The place to write a letter of a `Conversation`. Text, files and sending are of the form around it. */
export function ComposeBox({
  label,
  head,
  ready = [],
  onReady,
  children,
  files,
  start,
  end,
  labels,
}: ComposeBoxProps) {
  const words = useLabels<ComposeBoxLabels>(composeBoxLabels, labels);
  const readyId = useId();

  return (
    <section aria-label={label} className="u:rounded-lg u:border u:border-line u:bg-surface">
      {head && <div className="u:border-b u:border-line-subtle u:px-4 u:py-3 u:tablet:px-6">{head}</div>}
      <div className="u:grid u:gap-4 u:px-4 u:py-4.5 u:tablet:px-6">
        {ready.length > 0 && (
          <div className="u:grid u:gap-1">
            <span id={readyId} className="u:text-sm u:text-muted">
              {words.ready}
            </span>
            <ul
              aria-labelledby={readyId}
              className="u:relative u:-mx-1 u:flex u:gap-2 u:overflow-x-auto u:px-1 u:py-1.5"
            >
              {ready.map(({ id, name }) => (
                <li key={id} className="u:flex u:flex-none">
                  <Button size="sm" onClick={() => onReady?.(id)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
        {files}
      </div>
      {(start || end) && (
        <footer className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-3 u:rounded-b-lg u:border-t u:border-line-subtle u:bg-surface-sunken u:px-4 u:py-3 u:tablet:px-6">
          <div className="u:flex u:flex-wrap u:items-center u:gap-3">{start}</div>
          <div className="u:grid u:w-full u:gap-3 u:tablet:ms-auto u:tablet:flex u:tablet:w-auto">{end}</div>
        </footer>
      )}
    </section>
  );
}
