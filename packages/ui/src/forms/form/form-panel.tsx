import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormLink } from './form-context';

export interface FormPanelProps {
  /** The labels of the fields inside, by their names: while it is closed they are nowhere else to be read. */
  fields: Readonly<Record<string, string>>;
  /** The panel and what opens it: `(panel) => <SideModal {...panel} title="Adres">…</SideModal>`. */
  children: (panel: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** Fields of a form in a side panel, modal or sheet. It opens when one of them is invalid and its turn has come. */
export function FormPanel({ fields, children }: FormPanelProps) {
  const { parts } = useFormLink();
  const [open, setOpen] = useState(false);
  const part = useMemo(() => ({ fields, setOpen }), [fields]);

  useEffect(() => {
    parts.add(part);
    return () => void parts.delete(part);
  }, [parts, part]);

  return (
    <>
      {/* Its place among the fields of the page, which decides which of them is the first. */}
      <span hidden data-fields={Object.keys(fields).join(' ')} />
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}
