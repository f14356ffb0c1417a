import { Button, formOf, phoneHref, TextLink, useGoToField } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/messages';
import { useOffice } from '../../system/use-office';
import { FoundPlace } from './found-place';
import { localityMessages } from './messages';
import type { PlaceQuestionProps } from './place-question-props';
import { TypedPlace } from './typed-place';

/** The names are those of the form that asks. */
const { useFormValue, useSetValue } = formOf<FieldValues>();

/** A town or village: one place of the dictionary, or one typed by hand with its district and commune. */
export function PlaceQuestion(props: PlaceQuestionProps) {
  const { names, usualRegion = '', readOnly = false } = props;
  const words = useMessages(localityMessages);
  const setValue = useSetValue();
  const goToField = useGoToField();
  const isOwn = useFormValue(names.own) === 'yes';
  const isSwitched = useRef(false);

  // The pressed button is removed with its field; the focus moves to the field that replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isOwn` changes with every switch, and with nothing else.
  useEffect(() => {
    if (isSwitched.current) void goToField(names.city);
    isSwitched.current = false;
  }, [isOwn]);

  /** The typed name stays; district and commune are asked anew. */
  function change(own: 'yes' | 'no') {
    for (const name of [names.community, names.district]) setValue(name, '');
    if (names.region) setValue(names.region, own === 'yes' ? usualRegion : '');
    setValue(names.own, own);
    isSwitched.current = true;
  }

  return (
    <div className="u:grid u:min-w-0 u:gap-3">
      {isOwn ? <TypedPlace {...props} /> : <FoundPlace {...props} />}
      {!readOnly && (
        <p className="u:flex u:flex-wrap u:items-center u:gap-x-5 u:gap-y-1">
          <Button size="sm" onClick={() => change(isOwn ? 'no' : 'yes')}>
            {isOwn ? words.listed : words.notListed}
          </Button>
          <HelpLine />
        </p>
      )}
    </div>
  );
}

function HelpLine() {
  const words = useMessages(localityMessages);
  const phone = useOffice()?.office_phones[0];
  if (!phone) return null;

  return (
    <span className="u:text-sm u:text-muted">
      {words.help} <TextLink href={phoneHref(phone)}>{phone}</TextLink>
    </span>
  );
}
