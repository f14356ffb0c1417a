import { useRef } from 'react';
import { FloorTable } from './floor-table';
import { drawScreen, type LayerProps } from './screen-native';

/** A native dialog stays in the page while it is closed. */
function NativeDialog({ trigger, title, children }: LayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {trigger}
      </button>
      <dialog ref={dialog} aria-label={title}>
        <form method="dialog">
          <h2>{title}</h2>
          {children}
          <button type="submit">Anuluj</button>
        </form>
      </dialog>
    </>
  );
}

drawScreen({ Layer: NativeDialog, Table: FloorTable });
