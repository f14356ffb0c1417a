import { Component, type ReactNode, type RefObject } from 'react';
import { type KeptRow, rowInSight, wayBackTo } from '../../message-log/kept-row';

interface KeptPlaceProps {
  /** The element with the rows. */
  frame: RefObject<HTMLElement | null>;
  /** Which rows are asked for: with other ones nothing is kept. */
  of: string;
  children: ReactNode;
}

/**
 * Keeps the row that is read where it is when rows come or go above it: no browser does inside of a table. Where the first
 * row is in sight nothing is kept, so that a new one is seen. A class: React asks no other before the page changes.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ of }: KeptPlaceProps): KeptRow | null {
    const frame = this.props.frame.current;
    // A frame with many rows scrolls by itself, and draws those in sight alone.
    if (!frame || frame.dataset.windowed === 'true' || of !== this.props.of) return null;
    const rows = frame.querySelectorAll('tbody > tr');
    const kept = rowInSight(rows, 0);
    return kept && kept.row !== rows[0] ? kept : null;
  }

  override componentDidUpdate(_before: KeptPlaceProps, _state: unknown, kept: KeptRow | null) {
    const way = kept ? wayBackTo(kept, 0) : 0;
    if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' });
  }

  override render() {
    return this.props.children;
  }
}
