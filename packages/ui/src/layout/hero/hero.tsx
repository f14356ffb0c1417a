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
    <section className="bg-linear-to-b from-surface to-canvas">
      <div className="page-width grid items-center gap-6.5 pt-6.5 pb-7.5 desktop:grid-cols-hero desktop:gap-14 desktop:pt-13 desktop:pb-14">
        <div className="grid gap-6">
          <h1 className="text-3xl desktop:text-4xl">{title}</h1>
          <p className="max-w-text text-lg text-muted">{lead}</p>
          <div className="flex flex-col gap-3 tablet:flex-row tablet:flex-wrap">{actions}</div>
          {note && (
            <p className="text-sm text-muted">
              <Icon of={Clock} /> {note}
            </p>
          )}
        </div>
        <div>
          {picture}
          {folder && <div className="relative mx-2.5 -mt-8 tablet:mx-7 tablet:-mt-16">{folder}</div>}
        </div>
      </div>
    </section>
  );
}
