import { describe, expect, it } from 'vitest';
import { USER_TYPE, userTypeName } from './user-type';

describe('userTypeName', () => {
  it.each([
    [USER_TYPE.administrator, 'Administrator'],
    [USER_TYPE.operator, 'Operator'],
    [USER_TYPE.citizen, 'Użytkownik'],
  ])('calls type %d %s', (type, name) => {
    expect(userTypeName(type)).toBe(name);
  });

  it('has English words too', () => {
    expect(userTypeName(USER_TYPE.citizen, 'en')).toBe('User');
  });
});
