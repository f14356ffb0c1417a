import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../actions/button/button';
import { cn } from '../../../foundations/class-names/cn';
import { Icon } from '../../../foundations/icon/icon';
import { BottomSheet } from '../../../overlays/bottom-sheet/bottom-sheet';
import { ChoiceBox } from '../../field/choice-box';
import { controlLooks } from '../../field/control-looks';
import type { PickItem } from '../autocomplete-field/pick-item';
import { ListStatus } from './list-status';
import { ObjectImage } from './object-image';
import type { ObjectsPartProps } from './objects-parts';

export interface ObjectsSheetProps extends ObjectsPartProps {
  title: ReactNode;
  /** The buttons that choose everything or nothing. */
  pickAll: ReactNode;
}

/** On a phone the field opens a sheet with a plain list of native checkboxes or radios. */
export function ObjectsSheet({ title, pickAll, ...props }: ObjectsSheetProps) {
  const { field, words, list, text, onText } = props;
  const [isOpen, setOpen] = useState(false);

  function open() {
    if (list.state === 'failed') list.retry();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    onText('');
  }

  return (
    <>
      <SheetButton {...props} isOpen={isOpen} onOpen={open} />{' '}
      <BottomSheet
        open={isOpen}
        onOpenChange={(now) => (now ? open() : close())}
        title={title}
        footer={
          <Button variant="primary" block onClick={close}>
            {words.done}
          </Button>
        }
      >
        <div id={`${field.id}-list`} className="u:grid u:gap-3">
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={text}
            autoComplete="off"
            enterKeyHint="search"
            className={controlLooks()}
            onChange={(event) => onText(event.currentTarget.value)}
          />
          {pickAll}
          <ListStatus list={list} words={words} />
          <SheetList {...props} title={title} />
        </div>
      </BottomSheet>
    </>
  );
}

/** A combobox whose popup is a dialog: its name is the label, its value the chosen objects. */
function SheetButton({
  field,
  control,
  chosen,
  placeholder,
  isOpen,
  onOpen,
}: ObjectsPartProps & { isOpen: boolean; onOpen: () => void }) {
  return (
    <div className="u:relative">
      {' '}
      <button
        {...field.control}
        ref={control}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${field.id}-list` : undefined}
        aria-labelledby={field.labelId}
        className={cn(controlLooks({ state: field.state }), 'u:pe-11 u:text-start u:wrap-break-word')}
        onClick={onOpen}
      >
        {chosen.length > 0 ? (
          chosen.map(({ label }) => label).join('; ')
        ) : (
          <span className="u:text-placeholder">{placeholder}</span>
        )}
      </button>
      <span className="u:pointer-events-none u:absolute u:inset-y-0 u:end-3.5 u:flex u:items-center u:text-muted u:print:hidden">
        <Icon of={ChevronsUpDown} />
      </span>
    </div>
  );
}

function SheetList(props: ObjectsPartProps & Pick<ObjectsSheetProps, 'title'>) {
  const { field, list, chosen, isMany, placeholder, onChoose } = props;

  function tick(item: PickItem, isTicked: boolean) {
    const others = isMany ? chosen.filter(({ value }) => value !== item.value) : [];
    onChoose(isTicked ? [...others, item] : others);
  }

  const row = (item: PickItem, isTicked: boolean, onTick: (isTicked: boolean) => void) => (
    <label
      key={item.value}
      htmlFor={`${field.id}-${item.value}`}
      className="u:flex u:min-h-control u:items-center u:gap-3 u:py-1"
    >
      <ChoiceBox
        id={`${field.id}-${item.value}`}
        type={isMany ? 'checkbox' : 'radio'}
        state="ready"
        name={`${field.id}-choice`}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <ObjectImage item={item} />
      <span lang={item.lang} className="u:min-w-0 u:flex-1 u:wrap-break-word">
        {item.label}
      </span>
    </label>
  );

  return (
    <fieldset role={isMany ? 'group' : 'radiogroup'} className="u:grid">
      <legend className="u:sr-only">{props.title}</legend>
      {!isMany &&
        !field.control['aria-required'] &&
        row({ value: '', label: placeholder }, chosen.length === 0, () => onChoose([]))}
      {list.items.map((item) =>
        row(
          item,
          chosen.some(({ value }) => value === item.value),
          (isTicked) => tick(item, isTicked),
        ),
      )}
    </fieldset>
  );
}
