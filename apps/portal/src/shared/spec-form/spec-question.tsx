import type { FieldSpec } from '@urzad/domain';
import { specIn } from '@urzad/grants';
import { formOf } from '@urzad/ui';
import { isDrawnAsRows, SpecField } from '@urzad/ui/spec-field';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOfficeWords } from '../libraries/use-words';
import { useBusinessToday } from '../system/use-office';
import { ExplanationFields } from './explanation-fields';
import { useFormEditor } from './form-editor';
import { RemarkLine } from './remark-line';

/** Which questions are asked, and so their names, is known at run time. */
const { FormField, useFormValue } = formOf<FieldValues>();

/** A question as a widget of a feature draws it: it binds its fields itself. */
export interface AskedQuestion {
  /** `lastname`, `children.0.pesel` */
  path: string;
  spec: FieldSpec;
  hint: ReactNode;
  readOnly: boolean;
}

/** By the names of questions, those of a list without its index: `lastname`, `children.pesel`. */
export type ByQuestion<Known> = Readonly<Record<string, Known>>;

export interface SpecQuestionProps extends Pick<AskedQuestion, 'path' | 'spec'> {
  hints: ByQuestion<ReactNode>;
  /** Questions that are not drawn by the widget of their type. */
  widgets: ByQuestion<ComponentType<AskedQuestion>>;
  /** Autofill token of the person's own data (WCAG 1.3.5). */
  autoComplete?: string | undefined;
}

/** One question of a form: its widget, the office's remark in place of its hint, read-only when it may not change. */
export function SpecQuestion({ path, spec: shipped, hints, widgets, autoComplete }: SpecQuestionProps) {
  const words = useOfficeWords();
  const spec = specIn(words, shipped);
  const { isEditable, remarksOn } = useFormEditor();
  const name = path.replace(LIST_INDEX, '');
  const [remark] = remarksOn(path);
  const hint = remark ? <RemarkLine text={remark.text} /> : hints[name];
  const readOnly = !isEditable(path);
  const Widget = widgets[name];

  return (
    <>
      <div className={Widget || isWide(spec) ? 'u:col-span-full u:min-w-0' : 'u:min-w-0'}>
        {Widget ? (
          <Widget path={path} spec={spec} hint={hint} readOnly={readOnly} />
        ) : (
          <FormField name={path}>
            {(field) => (
              <OfferedField {...field} {...{ path, autoComplete, hint, readOnly }} spec={shipped} />
            )}
          </FormField>
        )}
      </div>
      <ExplanationFields path={path} />
    </>
  );
}

/** Offers what may be chosen today, and what was chosen before. */
function OfferedField({ path, spec, ...field }: ComponentProps<typeof SpecField> & { path: string }) {
  const words = useOfficeWords();
  const day = useBusinessToday();
  const chosen = useFormValue(path);

  return <SpecField {...field} spec={specIn(words, spec, { day, chosen })} />;
}

/** The `.0` of `children.0.pesel`. */
const LIST_INDEX = /\.[0-9]+(?=\.)/g;

/** Lists of rows and long texts take both columns of a `FieldGrid`. */
const WIDE_TYPES: readonly FieldSpec['type'][] = ['longText', 'declaration', 'yesNo', 'bankAccount'];
const LONG_TEXT = 200;
/** The longest answer that fits a list of half the width. */
const MOST_LETTERS = 32;

function isWide(spec: FieldSpec): boolean {
  const { type, options = [], max = 0 } = spec;
  if (type === 'option') {
    return isDrawnAsRows(spec) || options.some(({ pl }) => pl.length > MOST_LETTERS);
  }
  return WIDE_TYPES.includes(type) || (type === 'text' && max >= LONG_TEXT);
}
