import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormLink } from '../form-context';

export interface FormPanelProps {
  /** The labels of the fields inside, by their names: while it is closed they are not in the page. */
  fields: Readonly<Record<string, string>>;
  /**
   * The panel with its button, `<SideModal trigger={<Button>Podaj adres</Button>} title="Adres">…</SideModal>`: it is given
   * `open` and `onOpenChange`. A function draws both where the button stands elsewhere:
   * `(panel) => <SideModal {...panel} title="Adres">…</SideModal>`.
   */
  children: ReactElement | ((panel: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode);
}

/** Fields of a form in a side panel, modal or sheet. It opens when the first invalid field is inside. */
export function FormPanel({ fields, children }: FormPanelProps) {
  const { parts } = useFormLink();
  const [open, setOpen] = useState(false);
  const part = useMemo(() => ({ fields, setOpen }), [fields]);
  const panel = { open, onOpenChange: setOpen };

  useEffect(() => {
    parts.add(part);
    return () => void parts.delete(part);
  }, [parts, part]);

  return (
    <>
      {/* Marks its position among the fields of the page, which decides which field is the first. */}
      <span className="u:part" hidden data-fields={Object.keys(fields).join(' ')} />
      {/* A panel of a server component may be still on its way, which `Slot` waits for. */}
      {typeof children === 'function' ? children(panel) : <Slot {...panel}>{children}</Slot>}
    </>
  );
}
