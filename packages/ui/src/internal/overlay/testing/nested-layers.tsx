import type { IsoDate } from '@urzad/domain';
import { useState } from 'react';
import { Button } from '../../../actions/button/button';
import { DateField } from '../../../forms/fields/date-field/date-field';
import { BottomSheet } from '../../../overlays/bottom-sheet/bottom-sheet';
import { Dropdown } from '../../../overlays/dropdown/dropdown';
import { Modal } from '../../../overlays/modal/modal';
import { SideModal } from '../../../overlays/side-modal/side-modal';

const TODAY: IsoDate = '2027-02-10';
const KINDS = ['Arkusz', 'Panel', 'Okno'] as const;

export interface NestProps {
  /** The number of layers below. */
  depth?: number;
  /** The deepest level with another button. */
  limit?: number;
  /** Closes a layer from outside, whatever lies above it: called with a function for the layer at this depth. */
  onSwitch?: (depth: number, close: () => void) => void;
}

/** A button that opens a layer with such a button in it: sheet, side panel and modal in turn. */
export function Nest({ depth = 0, limit = 3, onSwitch }: NestProps) {
  const [open, setOpen] = useState(false);
  const kind = KINDS[depth % KINDS.length] ?? 'Okno';
  const title = `${kind} ${depth + 1}`;
  const close = () => setOpen(false);

  function show() {
    setOpen(true);
    onSwitch?.(depth, close);
  }

  const layer = {
    open,
    onOpenChange: setOpen,
    title,
    children: <NestBody depth={depth} limit={limit} onSwitch={onSwitch} />,
  };

  return (
    <>
      <Button onClick={show}>Otwórz: {title}</Button>
      {kind === 'Arkusz' && <BottomSheet {...layer} />}
      {kind === 'Panel' && <SideModal {...layer} />}
      {kind === 'Okno' && <Modal {...layer} />}
    </>
  );
}

function NestBody({
  depth,
  limit,
  onSwitch,
}: {
  depth: number;
  limit: number;
  onSwitch: NestProps['onSwitch'];
}) {
  return (
    <div className="u:grid u:gap-4">
      {depth + 1 < limit && <Nest depth={depth + 1} limit={limit} {...(onSwitch && { onSwitch })} />}
      <Dropdown
        align="start"
        label={`Menu ${depth + 1}`}
        trigger={<Button>Menu {depth + 1}</Button>}
        items={[
          { id: 'read', name: 'Oznacz jako przeczytane' },
          { id: 'more', name: 'Więcej' },
        ]}
      />
      <DateField label={`Dzień ${depth + 1}`} today={TODAY} />
    </div>
  );
}
