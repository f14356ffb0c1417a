import type { PointerEventHandler, ReactNode } from 'react';

export interface SheetHeadProps {
  pullHandlers: { onPointerDown: PointerEventHandler; onPointerUp: PointerEventHandler };
  children: ReactNode;
}

/** The top of a sheet: a handle for dragging, shown on phones, above a row of title and buttons. */
export function SheetHead({ pullHandlers, children }: SheetHeadProps) {
  return (
    <div className="u:sheet-head u:flex-none u:border-b u:border-line" {...pullHandlers}>
      <div className="u:sheet-grip u:mx-auto u:mt-3 u:h-1 u:w-11 u:rounded-pill u:bg-line-strong" />
      <div className="u:flex u:items-center u:gap-2 u:py-2.5 u:ps-5 u:pe-3">{children}</div>
    </div>
  );
}
