import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/icon/icon';

export interface HeroProps {
  /** One or two sentences. The `h1` of the home page. */
  title: ReactNode;
  /** The text under the title. */
  lead: ReactNode;
  /** One filled button, at most one beside it. */
  actions: ReactNode;
  /** The time it takes: under the buttons, with a clock. */
  note?: ReactNode;
  /** The picture beside the text: `HomeScene`. */
  picture: ReactNode;
  /** A raised `FolderCard` over the lower edge of the picture: the open call. */
  folder?: ReactNode;
}

/** The first part of the home page: what the service is, and the way into it. */
export function Hero({ title, lead, actions, note, picture, folder }: HeroProps) {
  return (
    <section className="u:bg-linear-to-b u:from-surface u:to-canvas">
      <div className="u:page-width u:grid u:grid-cols-1 u:items-center u:gap-6.5 u:pt-6.5 u:pb-7.5 u:desktop:grid-cols-hero u:desktop:gap-14 u:desktop:pt-13 u:desktop:pb-14">
        <div className="u:grid u:grid-cols-1 u:gap-6">
          <h1 className="u:hero-title u:wrap-break-word u:desktop:text-4xl">{title}</h1>
          <p className="u:max-w-text u:text-lg u:text-muted">{lead}</p>
          <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row u:tablet:flex-wrap">{actions}</div>
          {note && (
            <p className="u:text-sm u:text-muted">
              <Icon of={Clock} /> {note}
            </p>
          )}
        </div>
        <div className="u:part">
          {picture}
          {folder && (
            <div className="u:relative u:mx-2.5 u:-mt-8 u:tablet:mx-7 u:tablet:-mt-16">{folder}</div>
          )}
        </div>
      </div>
    </section>
  );
}
