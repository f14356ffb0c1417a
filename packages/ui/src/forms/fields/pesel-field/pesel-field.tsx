import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ageText, birthDateOf, type IsoDate, isPesel, longDateText } from '@urzad/domain';
import { type RefObject, useRef } from 'react';
import { useLabels, useLocale } from '../../../foundations/locale/locale';
import { useToday } from '../../../foundations/today/today';
import { useLiveText } from '../../field/use-live-text';
import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';
import { type PeselFieldLabels, peselFieldLabels } from './pesel-field.labels';

export interface PeselFieldProps extends TextFieldPropsWithout<'maxLength' | 'note'> {
  /** The office's day: a number with a later birth date is not valid yet. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PeselFieldLabels>;
}

const LENGTH = 11;

/** A PESEL number. A valid one is shown with its birth date, so that swapped digits are noticed. */
export function PeselField({ today: given, labels, ref, ...field }: PeselFieldProps) {
  const today = useToday(given);
  const words = useLabels<PeselFieldLabels>(peselFieldLabels, labels);
  const own = useRef<HTMLInputElement>(null);

  return (
    <TextField
      width="medium"
      autoComplete="off"
      {...field}
      ref={useComposedRefs(own, ref)}
      mono
      inputMode="numeric"
      format={digitsOf}
      note={<BirthFacts control={own} today={today} words={words} />}
    />
  );
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, LENGTH);
}

interface BirthFactsProps {
  control: RefObject<HTMLInputElement | null>;
  today: IsoDate;
  words: PeselFieldLabels;
}

function BirthFacts({ control, today, words }: BirthFactsProps) {
  const locale = useLocale();
  const pesel = useLiveText(control);
  if (!isPesel(pesel, today)) return null;

  const birthDate = birthDateOf(pesel);
  return (
    <span className="u:part">
      {words.born(longDateText(birthDate, locale), ageText(birthDate, today, locale))}
    </span>
  );
}
