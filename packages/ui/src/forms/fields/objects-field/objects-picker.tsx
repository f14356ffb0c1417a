import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { usePhone } from '../../../internal/hooks/use-phone';
import { type CheckboxGroupLabels, checkboxGroupLabels } from '../checkbox-group/checkbox-group.labels';
import { PickAll } from '../checkbox-group/pick-all';
import { ObjectsCombobox } from './objects-combobox';
import type { ObjectsPartProps } from './objects-parts';
import { ObjectsSheet } from './objects-sheet';
import type { ListState } from './use-objects';

export interface ObjectsPickerProps extends ObjectsPartProps {
  /** Of the sheet. */
  title: ReactNode;
  onPickAll: (isPicked: boolean) => number;
  /** The field was opened or focused, so the list is needed. */
  onWant: () => void;
  onBlur: (() => void) | undefined;
}

/** The combobox or the sheet, by the viewport, with the buttons that choose all listed objects. */
export function ObjectsPicker({ title, onPickAll, onWant, onBlur, ...part }: ObjectsPickerProps) {
  const { field, list, isMany, onText } = part;
  const allWords = useLabels<CheckboxGroupLabels>(checkboxGroupLabels);
  const isPhone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const pickAllListed = useOnceListed(list.state, onPickAll);
  const pickAll = isMany && (
    <PickAll
      words={allWords}
      disabled={field.control.disabled || list.state === 'failed' || list.state === 'nothing'}
      all={list.items.length}
      onPick={pickAllListed}
    />
  );

  useWant(box, onWant);
  useLeave(box, () => {
    onText('');
    onBlur?.();
  });

  return (
    <div ref={box} className="u:grid u:gap-2">
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

/** A press before the list is loaded takes effect afterwards; when it fails, the list says so. */
function useOnceListed(state: ListState, onPickAll: ObjectsPickerProps['onPickAll']) {
  const [wish, setWish] = useState<boolean>();
  const pickAll = useEffectEvent(onPickAll);

  useEffect(() => {
    if (state === 'waiting' || wish === undefined) return;
    setWish(undefined);
    if (state === 'listed') pickAll(wish);
  }, [state, wish]);

  return (isPicked: boolean) => {
    if (state === 'listed') return onPickAll(isPicked);
    setWish(isPicked);
    return undefined;
  };
}

/** The focus or the pointer reached the field or the buttons under it. */
function useWant(box: RefObject<HTMLElement | null>, onWant: () => void) {
  const want = useEffectEvent(onWant);

  useEffect(() => {
    const element = box.current;
    const follow = () => want();
    const arrivals = ['focusin', 'pointerenter'];
    for (const arrival of arrivals) element?.addEventListener(arrival, follow);
    return () => {
      for (const arrival of arrivals) element?.removeEventListener(arrival, follow);
    };
  }, [box]);
}

/** The focus left the field and the buttons under it: typed text without a choice is removed. */
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
