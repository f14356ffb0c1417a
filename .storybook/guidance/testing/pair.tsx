import { Card, Icon } from '@urzad/ui';
import { tokenVar } from '@urzad/ui/tokens';
import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Columns, PartTitle, Stack } from '../../testing/spacing';

interface Example {
  /** The example itself, of living widgets. */
  shown: ReactNode;
  /** The reason, in English as all of the documentation. */
  why: string;
}

interface PairProps {
  /** What both are about. */
  title: string;
  right: Example;
  wrong: Example;
}

/** The right way beside the wrong one. A word and an icon tell them apart, never the colour alone. */
export function Pair({ title, right, wrong }: PairProps) {
  return (
    <section aria-label={title}>
      <Stack gap="space-3">
        <div lang="en">
          <PartTitle>{title}</PartTitle>
        </div>
        <Columns>
          <Half says="Do" {...right} />
          <Half says="Don’t" {...wrong} />
        </Columns>
      </Stack>
    </section>
  );
}

function Half({ says, shown, why }: Example & { says: 'Do' | 'Don’t' }) {
  const id = useId();
  const isRight = says === 'Do';

  return (
    <Card role="group" aria-labelledby={id}>
      <Stack gap="space-3">
        <strong id={id} lang="en" style={{ color: tokenVar(isRight ? 'success-text' : 'error-text') }}>
          <Icon of={isRight ? Check : X} /> {says}
        </strong>
        <div lang="pl">{shown}</div>
        <p lang="en">{why}</p>
      </Stack>
    </Card>
  );
}
