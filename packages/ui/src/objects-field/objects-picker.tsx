import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type CheckboxGroupLabels, checkboxGroupLabels } from '../checkbox-group/checkbox-group.labels';
import { PickAll } from '../checkbox-group/pick-all';
import { usePhone } from '../hooks/use-phone';
import { useLabels } from '../locale/locale';
import { ObjectsCombobox } from './objects-combobox';
import type { ObjectsPartProps } from './objects-parts';
import { ObjectsSheet } from './objects-sheet';

export interface ObjectsPickerProps extends ObjectsPartProps {
  /** Of the sheet. */
  title: ReactNode;
  onPickAll: (isPicked: boolean) => number;
  onBlur: (() => void) | undefined;
}

/** The box to choose in, as the window allows, with the buttons that choose all that is listed. */
export function ObjectsPicker({ title, onPickAll, onBlur, ...part }: ObjectsPickerProps) {
  const { field, list, isMany, onText } = part;
  const allWords = useLabels<CheckboxGroupLabels>(checkboxGroupLabels);
  const isPhone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const pickAll = isMany && (
    <PickAll
      words={allWords}
      disabled={field.control.disabled || list.state !== 'listed'}
      all={list.items.length}
      onPick={onPickAll}
    />
  );

  useLeave(box, () => {
    onText('');
    onBlur?.();
  });

  return (
    <div ref={box} className="grid gap-2">
      {isPhone ? (
        <ObjectsSheet {...part} title={title} pickAll={pickAll} />
      ) : (
        <>
          <ObjectsCombobox {...part} />
          {pickAll}
        </>
      )}
    </div>
  );
}

/** The focus went from the box and from the buttons under it: what was typed, and not chosen, goes. */
function useLeave(box: RefObject<HTMLElement | null>, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const element = box.current;
    const follow = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) leave();
    };
    element?.addEventListener('focusout', follow);
    return () => element?.removeEventListener('focusout', follow);
  }, [box]);
}
