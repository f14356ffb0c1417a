import { voivodeshipName } from '@urzad/domain';
import { childPrefixOf } from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import type { ByQuestion } from '#shared/spec-form/spec-question';
import { useEditor } from '../../logic/form/editor';
import { useFromValues } from '../../logic/form/use-values';
import { formMessages } from '../../messages/form';

/**
 * The hints of the questions. Those with a link or a parameter of the call are no texts of `messages`.
 *
 * @param path the question: those about the care by a nanny have hints of their own
 */
export function useHints(path: string): ByQuestion<ReactNode> {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const { months_max, region } = useEditor().context.call.params;
  const isNanny = useFromValues((values) => get(values, `${childPrefixOf(path)}care_form`) === 'NIANIA');

  return {
    ...words.hints,
    ...(isNanny && words.nannyHints),
    decl_rules: (
      <TextLink href={paths.statute} external>
        {words.readRules}
      </TextLink>
    ),
    // The declaration names no voivodeship.
    decl_residence: words.voivodeshipOf(voivodeshipName(region, { locale })),
    'children.care_months': words.monthsHint(months_max),
    'children.provider_register_no': <RegisterHint />,
  };
}

/** Where the number of a provider is found. */
function RegisterHint() {
  const words = useMessages(formMessages);

  return (
    <>
      {words.registerHint}{' '}
      <TextLink href={NURSERY_REGISTER} external>
        {words.openRegister}
      </TextLink>
    </>
  );
}

/** The public register of nurseries, children's clubs and day carers. */
const NURSERY_REGISTER = 'https://rejestr-zlobkow.mrips.gov.pl/';
