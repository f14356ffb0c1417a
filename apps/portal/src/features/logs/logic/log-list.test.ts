import { START_VIEW } from '@urzad/ui/data-table';
import { expect, it } from 'vitest';
import { logList, questionsOf, withEntry, withQuestions } from './log-list';

const at = (query: string) => logList.parse(new URLSearchParams(query));

it('keeps days, questions and the open entry in the address', () => {
  const query = '?tab=refusals&id_user=7&event=user.login-failed&id=5&date=2027-02-01-2027-02-10';
  const location = at(query);
  expect(logList.toQuery(location)).toBe(query);
  expect({ ...logList.filterOf(location), ...questionsOf(location) }).toMatchObject({
    ...{ date_from: '2027-02-01', date_to: '2027-02-10', group: 'refusal' },
    ...{ id_user: '7', event: 'user.login-failed' },
  });
  expect(questionsOf(location)).not.toHaveProperty('id');
});

it('takes one end of the days, and no day that there is not', () => {
  expect(logList.filterOf(at('date=-2027-02-10'))).toMatchObject({ date_to: '2027-02-10' });
  expect(at('date=2027-02-30-').filters).toEqual({});
});

it('asks for nothing that the server would refuse', () => {
  expect(logList.filterOf(at('has_text=Kowalska'))).not.toHaveProperty('has_text');
  expect(at('ip=dom&event=user.nothing&id_obj=x&obj_type=constructor').choices).toEqual({});
});

it('keeps the questions with a saved view, and not the open entry', () => {
  const asked = at('tab=refusals&id_user=7&event=user.login-failed,user.login&ip=10.0.0.1&id=5');
  const saved = { ...START_VIEW, ...logList.viewOf(asked) };
  expect(Object.keys(saved.filters)).toEqual(['chosen.id_user', 'chosen.event', 'chosen.ip']);
  const opened = logList.after(at('level=warning'), saved);
  expect(logList.toQuery(opened)).toBe(logList.toQuery({ ...asked, choices: questionsOf(asked) }));
  expect(logList.toQuery(logList.after(opened, { ...START_VIEW, tab: 'all' }))).toBe('');
  const wrong = { kind: 'options', values: ['dom'] } as const;
  expect(logList.toQuery(logList.after(at(''), { ...START_VIEW, filters: { 'chosen.ip': wrong } }))).toBe('');
  expect(['', 'id=5', 'id_user=7'].map((query) => logList.isArranged(at(query)))).toEqual([
    false,
    false,
    true,
  ]);
});

it('opens an entry where the list is, and asks anew from its first page', () => {
  const location = at('page=3&ip=10.0.0.1');
  expect(logList.toQuery(withEntry(location, 12))).toBe('?ip=10.0.0.1&id=12&page=3');
  expect(logList.toQuery(withQuestions(withEntry(location, 12), { id_user: '7' }))).toBe('?id_user=7');
});
