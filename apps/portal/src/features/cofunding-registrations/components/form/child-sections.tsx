import { isShown } from '@urzad/domain';
import {
  askedChildField,
  CARE_PLACE,
  CHILD_FIELDS,
  CHILDREN_STEP,
  type ChildFieldName,
  questionOfAnswer,
} from '@urzad/grants';
import { CHILDREN_MAX } from '@urzad/grants/schemas';
import { Button, formOf, NumberedSection } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { useEditor } from '../../logic/form/editor';
import { CHILD_SECTIONS } from '../../logic/form/sections';
import { useFromValues } from '../../logic/form/use-values';
import { EMPTY_TYPED_CHILD, type FormValues, type TypedChild } from '../../logic/form/values';
import { formMessages } from '../../messages/form';
import type { StepSectionsProps } from './person-sections';
import { Question } from './question';
import { RemoveChild } from './remove-child';

const { useFormList } = formOf<FormValues>();

/** Step 4 asks for the children, which can be added and removed; step 5 for the care of each. */
export function ChildSections({ step }: StepSectionsProps) {
  const words = useMessages(formMessages);
  const { keys, append, remove } = useFormList('children');
  const addButton = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);
  const mayAddAndRemove = useEditor().isEditable('children') && step === CHILDREN_STEP;

  function removeAt(at: number) {
    remove(at);
    hasRemoved.current = true;
  }

  // When the section is gone, and with it the dialog that asked: an open one lets nothing else take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal makes other keys.
  useEffect(() => {
    if (hasRemoved.current) addButton.current?.focus();
    hasRemoved.current = false;
  }, [keys]);

  return (
    <div data-field="children">
      {keys.map((key, at) => (
        <ChildSection
          key={key}
          {...{ step, at }}
          onRemove={mayAddAndRemove && keys.length > 1 ? () => removeAt(at) : undefined}
        />
      ))}
      {mayAddAndRemove && keys.length < CHILDREN_MAX && (
        // Under the answers of the last child, right of the numbered margin.
        <div className="u:tablet:grid u:tablet:grid-cols-margin u:tablet:gap-x-5">
          <div className="u:tablet:col-start-2">
            <Button ref={addButton} icon={Plus} onClick={() => append(EMPTY_TYPED_CHILD, 'firstname')}>
              {words.addChild}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface ChildSectionProps extends StepSectionsProps {
  at: number;
  onRemove: (() => void) | undefined;
}

function ChildSection({ step, at, onRemove }: ChildSectionProps) {
  const words = useMessages(formMessages);
  const asked = useFromValues(({ children }) =>
    (CHILD_SECTIONS[step] ?? []).filter(
      (field) => questionOfAnswer(field) === field && isShown(CHILD_FIELDS[field], children[at] ?? {}),
    ),
  );
  const known = useFromValues(({ children }) => nameOf(children[at] ?? EMPTY_TYPED_CHILD));
  const name = known || words.child(at + 1);

  return (
    <NumberedSection number={`${step}.${at + 1}`} title={step === CHILDREN_STEP ? name : words.care(name)}>
      {partsOf(asked).map(({ part, fields }) => (
        <Part key={part ?? 'all'} {...{ at, part, fields }} />
      ))}
      {onRemove && <RemoveChild at={at} name={name} onRemove={onRemove} />}
    </NumberedSection>
  );
}

function Part({ at, part, fields }: ChildPart & { at: number }) {
  const { careParts } = useMessages(formMessages);
  const careForm = useFromValues(({ children }) => children[at]?.care_form ?? '');
  const questions = fields.map((field) => (
    <Question key={field} path={`children.${at}.${field}`} spec={askedChildField(field, careForm)} />
  ));

  return (
    <div className="u:grid u:gap-4">
      {part && <h3 className="u:text-lg">{careParts[part]}</h3>}
      {part === 'place' ? questions : <FieldGrid>{questions}</FieldGrid>}
    </div>
  );
}

/** About three questions. Those about the child itself are one part, without a heading. */
interface ChildPart {
  part: keyof (typeof formMessages)['pl']['careParts'] | undefined;
  fields: readonly ChildFieldName[];
}

/**
 * The question of the place of care is between two grids: it has several fields and a button, which a row of the grid
 * cannot hold.
 */
function partsOf(asked: readonly ChildFieldName[]): readonly ChildPart[] {
  const at = asked.indexOf(CARE_PLACE.city);
  if (at < 0) return [{ part: undefined, fields: asked }];

  return [
    { part: 'carer', fields: asked.slice(0, at) },
    { part: 'place', fields: [CARE_PLACE.city] },
    { part: 'costs', fields: asked.slice(at + 1) },
  ];
}

function nameOf({ firstname, lastname }: TypedChild): string {
  return `${firstname} ${lastname}`.trim();
}
