import * as Dialog from '@radix-ui/react-dialog';
import { drawScreen, type LayerProps } from './screen-native';
import { TanStackTable } from './tanstack-table';

/** The bare parts that the library stands on, with nothing of ours: no looks, no motion. */
function RadixDialog({ trigger, title, children }: LayerProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0 }} />
        <Dialog.Content aria-describedby={undefined} style={{ position: 'fixed', insetBlockStart: 0 }}>
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          <Dialog.Close>Anuluj</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

drawScreen({ Layer: RadixDialog, Table: TanStackTable });
