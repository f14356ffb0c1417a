import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isPhone } from '../../../internal/hooks/use-phone';
import { controlLooks } from '../../field/control-looks';
import { findIcons, indexIcons } from './find-icons';
import type { IconFieldLabels } from './icon-field.labels';
import { IconGrid, type IconGridHandle } from './icon-grid';
import { NAMED_ICONS } from './icon-set';
import { ICON_WORDS } from './icon-words';

export interface IconPickerProps {
  chosen: string;
  onChoose: (name: string) => void;
  words: IconFieldLabels;
}

const INDEX = indexIcons(NAMED_ICONS, ICON_WORDS);

/** A search field and a grid below it; Enter in the field chooses the first result. */
export function IconPicker({ chosen, onChoose, words }: IconPickerProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const grid = useRef<IconGridHandle>(null);
  const names = useMemo(() => findIcons(INDEX, text), [text]);

  // On a phone the on-screen keyboard would cover the icons.
  useEffect(() => {
    if (!isPhone()) box.current?.focus();
  }, []);

  function press(event: KeyboardEvent) {
    const [first] = names;
    if (event.key === 'Enter') {
      // The field may be in a form, which Enter must not submit.
      event.preventDefault();
      if (first && text.trim()) onChoose(first);
    }
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      grid.current?.enter();
    }
  }

  return (
    <div className="u:grid u:gap-3">
      <input
        ref={box}
        type="search"
        aria-label={words.search}
        placeholder={words.example}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        className={controlLooks()}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p role="status" className="u:text-sm u:text-muted">
        {names.length > 0 ? words.found(names.length) : words.nothing}
      </p>
      {names.length > 0 && (
        <IconGrid
          // Other results start at the top of the grid.
          key={text}
          ref={grid}
          title={words.title}
          names={names}
          chosen={chosen}
          onChoose={onChoose}
          onLeave={() => box.current?.focus()}
        />
      )}
    </div>
  );
}
