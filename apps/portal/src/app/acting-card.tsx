import { ActingRules } from '@urzad/ui/layouts';
import { firstName } from '#shared/acting/first-name';
import { useMessages } from '#shared/i18n/messages';
import type { Acting } from '#shared/session/acting';
import { actingRuleMessages } from './acting-rule-messages';

/** Where acting begins: what the member of staff may do on this account, and what not (Order §12). */
export function ActingCard({ acting: { name_all } }: { acting: Acting }) {
  const words = useMessages(actingRuleMessages);
  const name = firstName(name_all);

  return (
    <ActingRules title={words.title(name)} lead={words.lead(name)} may={words.may} mayNot={words.mayNot} />
  );
}
