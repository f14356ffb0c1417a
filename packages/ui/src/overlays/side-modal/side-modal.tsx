import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { ScrollBody } from '../../internal/overlay/scroll-body';
import { TriggeredLayer } from '../../internal/overlay/triggered-layer';
import type { OpenedByTrigger } from '../modal/opened-by-trigger';
import { type SideModalLabels, sideModalLabels } from './side-modal.labels';

export interface SideModalProps {
  /** Whether it is open; the caller keeps this state. Absent with a `trigger`: the layer keeps it. */
  open: boolean;
  /**
   * Called with `true` at a press on the `trigger`, and with `false` when the person closes it: by Escape, the cross,
   * a press outside or, on a phone, a swipe down.
   */
  onOpenChange: (open: boolean) => void;
  /** One button that opens it; it gets `aria-haspopup` and `aria-expanded`. @default none: the caller opens it */
  trigger?: ReactElement | undefined;
  /** The name of the panel, in its header. */
  title: ReactNode;
  /** Beside the close button, for a counter. */
  titleEnd?: ReactNode;
  /** 350 px, or 300 px for a menu (Spec §9). @default 'panel' */
  width?: 'panel' | 'menu';
  /** Makes the body a form; its footer is then a save button unless another is given (Spec §2). */
  onSubmit?: (() => void) | undefined;
  /** The form is being sent: its save button waits. */
  saving?: boolean | undefined;
  /**
   * Renders a form of the caller's around body and footer:
   * `(content) => <Form className={PANEL_FORM} …>{content}</Form>`.
   */
  around?: ((content: ReactNode) => ReactNode) | undefined;
  /** Replaces the save button; `null` leaves the panel without a footer. */
  footer?: ReactNode;
  /** The body has its own padding, for lists that reach both edges. */
  flush?: boolean | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SideModalLabels>;
  /** The body, which scrolls. */
  children: ReactNode;
}

/** The panel at the right edge; a bottom sheet below 768 px. Focus goes to `[data-autofocus]`, or to the panel. */
export function SideModal({
  titleEnd,
  width = 'panel',
  labels,
  ...props
}: SideModalProps | OpenedByTrigger<SideModalProps>) {
  const words = useLabels(sideModalLabels, labels);
  const { onSubmit, saving, around, footer, flush, children, ...layer } = props;

  return (
    <TriggeredLayer {...layer} kind="panel" width={width} tools={titleEnd} closeLabel={words.close}>
      <SideModalContent {...{ onSubmit, saving, around, footer, flush, children, words }} />
    </TriggeredLayer>
  );
}

type ContentProps = Pick<SideModalProps, 'onSubmit' | 'saving' | 'around' | 'footer' | 'flush' | 'children'>;

/**
 * The class of a form that fills the panel, so that its body scrolls above the footer. Alerts of the form have the
 * same distance from the edges.
 */
export const PANEL_FORM = 'u:flex u:min-h-0 u:flex-1 u:flex-col u:each:data-kind:mx-5 u:each:data-kind:mt-5';

function SideModalContent({ onSubmit, around, words, ...parts }: ContentProps & { words: SideModalLabels }) {
  if (around) return around(<BodyAndFooter {...parts} />);
  if (!onSubmit) return <BodyAndFooter {...parts} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The panel may be inside another form, which must not be submitted.
    event.stopPropagation();
    onSubmit?.();
  }

  const save = (
    <Button type="submit" variant="primary" block loading={parts.saving ?? false}>
      {words.save}
    </Button>
  );

  return (
    <form noValidate className={PANEL_FORM} onSubmit={submit}>
      <BodyAndFooter {...parts} footer={parts.footer === undefined ? save : parts.footer} />
    </form>
  );
}

function BodyAndFooter({ footer, flush, children }: Omit<ContentProps, 'onSubmit' | 'around'>) {
  return (
    <>
      <ScrollBody className={flush ? undefined : 'u:p-5'}>{children}</ScrollBody>
      {footer && (
        <div className="u:grid u:flex-none u:gap-2 u:border-t u:border-line u:px-5 u:py-3.5">{footer}</div>
      )}
    </>
  );
}
