import type { PointerEventHandler, ReactNode } from 'react';

export interface SheetHeadProps {
  pullHandlers: { onPointerDown: PointerEventHandler; onPointerUp: PointerEventHandler };
  children: ReactNode;
}

/** The top of a sheet: a handle for dragging, shown on phones, above a row of title and buttons. */
export function SheetHead({ pullHandlers, children }: SheetHeadProps) {
  return (
    <div className="sheet-head flex-none border-b border-line" {...pullHandlers}>
      <div className="sheet-grip mx-auto mt-3 h-1 w-11 rounded-pill bg-line-strong" />
      <div className="flex items-center gap-2 py-2.5 ps-5 pe-3">{children}</div>
    </div>
  );
}
