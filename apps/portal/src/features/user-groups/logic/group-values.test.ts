import { expect, it } from 'vitest';
import { groupBodyOf, groupErrors, groupValuesOf } from './group-values';

const GROUP = {
  id: 3,
  row_version: 2,
  name: 'Dyżur',
  active: 'no' as const,
  leader: { id: 7, name: 'Piotr Pracowity' },
  members: [{ id: 7, name: 'Piotr Pracowity' }],
};

it('sends what it shows', () => {
  expect(groupBodyOf(groupValuesOf(GROUP))).toEqual({
    name: 'Dyżur',
    members: [7],
    id_leader: 7,
    active: 'no',
  });
  expect(groupBodyOf(groupValuesOf(undefined))).toEqual({
    name: '',
    members: [],
    id_leader: null,
    active: 'yes',
  });
});

it('wants a name, and a leader who belongs to the group', () => {
  expect(groupErrors({ ...groupValuesOf(GROUP), name: '  ' })).toEqual({ name: 'is-empty' });
  expect(groupErrors({ ...groupValuesOf(GROUP), members: ['8'] })).toEqual({ leader: 'not-valid-option' });
  expect(groupErrors(groupValuesOf(GROUP))).toEqual({});
});
