import { FileQuestionMark, GitCompareArrows, LockKeyhole, ServerCrash, WifiOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/button';
import { Icon } from '../../foundations/icon/icon';
import { Link } from '../../foundations/link/link';
import { useLabels } from '../../foundations/locale/locale';
import { type ErrorPageKind, type ErrorPageLabels, errorPageLabels } from './error-page.labels';

export interface ErrorPageProps {
  /** The status of the answer, or `offline`: chooses icon, texts and next steps. */
  kind: ErrorPageKind;
  /** The action that failed, instead of the general title: "Nie udało się wczytać zgłoszenia". */
  title?: ReactNode | undefined;
  /** A text for this error, instead of the general one. */
  children?: ReactNode;
  /** Adds a button that retries; without it the link to the home page is the main one. */
  onRetry?: (() => void) | undefined;
  /** The address of the home page. @default '/' */
  homeHref?: string;
  /** The contact of the office. */
  contact?: ReactNode;
  /** 2 where the screen has its own first heading already. @default 1 */
  level?: 1 | 2;
  /** The heading, for focusing it by code. */
  ref?: Ref<HTMLHeadingElement>;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ErrorPageLabels>;
}

const ICONS = {
  '403': LockKeyhole,
  '404': FileQuestionMark,
  '409': GitCompareArrows,
  '500': ServerCrash,
  offline: WifiOff,
};

/** Replaces a screen that cannot be shown: what happened, that nothing is lost, and what to do next. */
export function ErrorPage(props: ErrorPageProps) {
  const { kind, title, children, onRetry, homeHref = '/', contact, level = 1, ref, labels } = props;
  const words = useLabels<ErrorPageLabels>(errorPageLabels, labels);
  const { title: general, text, steps } = words[kind];
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <div className="u:flex u:flex-col u:items-start u:gap-4 u:py-6 u:tablet:flex-row u:tablet:gap-6 u:tablet:py-10">
      <span className="u:grid u:size-16 u:flex-none u:place-items-center u:rounded-lg u:border u:border-line u:bg-surface-sunken u:text-muted">
        <Icon of={ICONS[kind]} size="1.8em" />
      </span>
      <div className="u:grid u:max-w-text u:gap-4">
        <div className="u:grid u:gap-1">
          {kind !== 'offline' && <p className="u:font-mono u:text-sm u:text-muted">{words.code(kind)}</p>}
          <Heading ref={ref} tabIndex={-1} className="u:text-2xl u:outline-none">
            {title ?? general}
          </Heading>
          <p className="u:part">{children ?? text}</p>
        </div>
        <NextSteps title={words.next} steps={steps} />
        <div className="u:flex u:flex-wrap u:gap-3">
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {kind === '409' ? words.reload : words.retry}
            </Button>
          )}
          <Button asChild variant={onRetry ? 'secondary' : 'primary'}>
            <Link href={homeHref}>{words.home}</Link>
          </Button>
        </div>
        {contact && (
          <p className="u:text-sm u:text-muted">
            <span className="u:part">{words.help}</span> {contact}
          </p>
        )}
      </div>
    </div>
  );
}

function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div className="u:part">
      <p className="u:font-semibold">{title}</p>
      <ul className="u:list-disc u:ps-5">
        {steps.map((step) => (
          <li className="u:part" key={step}>
            {step}
          </li>
        ))}
      </ul>
    </div>
  );
}
