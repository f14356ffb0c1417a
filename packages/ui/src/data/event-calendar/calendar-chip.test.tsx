import { TreePalm } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarChip } from './calendar-chip';
import type { CalendarItem } from './event-calendar-props';

const LEAVE: CalendarItem = {
  ...{ id: 'leave', prefix: 'Absent:', title: 'Piotr Pracowity', lang: 'pl' },
  ...{ from: '2027-02-10', to: '2027-02-10', icon: TreePalm, tone: 'outline' },
};

it('says the language of the title alone', () => {
  const markup = renderToStaticMarkup(
    <CalendarChip item={LEAVE} day="2027-02-10" onPress={() => undefined} />,
  );
  expect(markup).toContain(
    '<span class="u:part">Absent: </span><span lang="pl" class="u:part">Piotr Pracowity</span>',
  );
});
