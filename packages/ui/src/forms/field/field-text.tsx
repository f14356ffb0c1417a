import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { beforePrint } from '../../internal/printing/before-print';
import { type FieldLabels, fieldLabels } from './field.labels';
import { shownText, type TextControl, useLiveText } from './use-live-text';

export interface FieldTextProps {
  control: RefObject<TextControl | null>;
  /** The field is always text, not only on paper. */
  readOnly: boolean | undefined;
  /** Units before and after the value. */
  before?: ReactNode;
  after?: ReactNode;
  mono?: boolean | undefined;
}

/** For the native control beside a `FieldText`: it is hidden visually, and stays for keyboard and screen readers. */
export const besideText = (readOnly: boolean | undefined) =>
  cn('u:peer u:print:hidden', readOnly && 'u:sr-only');

/**
 * The value as wrapped text: of a read-only field, and of every field on paper, where a box would cut it. Hidden from
 * screen readers, which read the native control.
 */
export function FieldText({ readOnly, ...text }: FieldTextProps) {
  return readOnly ? <ReadOnlyText {...text} /> : <PrintedText {...text} />;
}

type TextProps = Omit<FieldTextProps, 'readOnly'>;

function ReadOnlyText({ control, ...line }: TextProps) {
  return <TextLine {...line} text={useLiveText(control)} />;
}

/** Filled when printing begins, so that typing has no cost. */
function PrintedText({ control, ...line }: TextProps) {
  const [text, setText] = useState<string>();

  useEffect(() => beforePrint({ begin: () => setText(shownText(control.current)) }), [control]);

  return text === undefined ? null : <TextLine {...line} text={text} onPaper />;
}

interface TextLineProps extends Omit<TextProps, 'control'> {
  text: string;
  onPaper?: boolean;
}

function TextLine({ text, before, after, mono, onPaper }: TextLineProps) {
  const words = useLabels<FieldLabels>(fieldLabels);
  /** An icon or other drawing; a unit is one text with the value. */
  const isDrawn = [before, after].some((beside) => typeof beside === 'object');

  return (
    <p
      aria-hidden="true"
      className={cn(
        'u:min-h-8 u:rounded-xs u:border-s-4 u:border-line-strong u:py-0.5 u:ps-3 u:wrap-break-word u:whitespace-pre-wrap u:peer-focus-visible:ring-drawn',
        mono && 'u:font-mono',
        onPaper && 'u:hidden u:print:block',
      )}
    >
      {text && isDrawn ? (
        <>
          {before && <span className="u:part">{before} </span>}
          <span className="u:part">{text}</span>
          {after && <span className="u:part"> {after}</span>}
        </>
      ) : text ? (
        [before, text, after].filter(Boolean).join(' ')
      ) : (
        !onPaper && words.none
      )}
    </p>
  );
}
