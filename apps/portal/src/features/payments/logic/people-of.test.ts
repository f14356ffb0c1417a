import type { PaymentList } from '@urzad/contract';
import { describe, expect, it } from 'vitest';
import { peopleOf } from './people-of';

const KINGA = { id: 7, name: 'Kinga Księgowa' };
const KRYSTYNA = { id: 4, name: 'Krystyna Kierownicza' };
const kinga = { id: 7, name_all: KINGA.name };
const krystyna = { id: 4, name_all: KRYSTYNA.name };

type List = Parameters<typeof peopleOf>[0];

const draft: List = {
  status: 'draft',
  asked: 'no',
  asked_date: null,
  create_date: '2027-02-09T10:00:00.000+01:00',
  prepared: KINGA,
  approved: null,
  approve_date: null,
  exported: null,
  export_date: null,
  steps: [],
};
const asked: List = { ...draft, asked: 'yes', asked_date: '2027-02-09T12:00:00.000+01:00' };
const approved: List = {
  ...asked,
  status: 'approved',
  approved: KRYSTYNA,
  approve_date: '2027-02-10T08:00:00.000+01:00',
};

const statesOf = (list: List, viewer: typeof kinga) => peopleOf(list, viewer).map(({ state }) => state);
const withSteps = (list: List, steps: PaymentList['steps']): List => ({ ...list, steps });

describe('the people of a payment list', () => {
  it('begin with who prepares it, who is told that it is their work', () => {
    expect(statesOf(draft, kinga)).toEqual(['now', 'next', 'next']);
    expect(peopleOf(draft, kinga)[0]).toMatchObject({ isViewer: true, name: KINGA.name, day: '2027-02-09' });
    expect(peopleOf(draft, krystyna)[0]).toMatchObject({ isViewer: false, name: KINGA.name });
  });

  it('wait for another person, named when it is the viewer', () => {
    const offered = withSteps(asked, ['sendBack', 'approve']);
    expect(statesOf(offered, krystyna)).toEqual(['done', 'now', 'next']);
    expect(peopleOf(offered, krystyna)[1]).toMatchObject({ isViewer: true, name: KRYSTYNA.name });
    expect(peopleOf(asked, kinga)[1]).toMatchObject({ isViewer: false, name: undefined });
  });

  it('end with who gives it to the bank', () => {
    expect(statesOf(approved, kinga)).toEqual(['done', 'done', 'now']);
    expect(peopleOf(withSteps(approved, ['export']), kinga)[2]).toMatchObject({ isViewer: true });
    const sent: List = {
      ...approved,
      status: 'exported',
      exported: KINGA,
      export_date: '2027-02-10T11:00:00.000+01:00',
    };
    expect(statesOf(sent, krystyna)).toEqual(['done', 'done', 'done']);
    expect(peopleOf(sent, krystyna)[2]).toMatchObject({ name: KINGA.name, day: '2027-02-10' });
  });

  it('have nothing to do with a cancelled list', () => {
    expect(statesOf({ ...draft, status: 'cancelled' }, kinga)).toEqual(['done', 'next', 'next']);
  });
});
