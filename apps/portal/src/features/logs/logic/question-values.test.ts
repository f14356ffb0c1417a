import { expect, it } from 'vitest';
import { questionErrors, questionsOfValues, valuesOfQuestions } from './question-values';

const NOTHING = valuesOfQuestions({});

it('asks for what was answered, and for nothing else', () => {
  const asked = { id_user: '7', event: 'user.login,user.logout', ip: '10.20.4.18' };
  expect(questionsOfValues({ ...valuesOfQuestions(asked), ip: ' 10.20.4.18 ' })).toEqual(asked);
  expect(questionsOfValues(NOTHING)).toEqual({});
});

it('refuses an address and a number that are none', () => {
  expect(questionErrors({ ...NOTHING, ip: 'dom', id_obj: 'FR/1' })).toEqual({ ip: true, id_obj: true });
  expect(questionErrors({ ...NOTHING, ip: '::1', id_obj: '23' })).toEqual({});
});
