import type { BodyOf, UserGroup, userGroups } from '@urzad/contract';
import type { FieldErrorCode } from '@urzad/domain';

/** The form of a group; ids are texts. */
export interface GroupValues {
  name: string;
  members: readonly string[];
  /** Empty for none. */
  leader: string;
  active: boolean;
}

export function groupValuesOf(group: UserGroup | undefined): GroupValues {
  return {
    name: group?.name ?? '',
    members: group?.members.map(({ id }) => String(id)) ?? [],
    leader: group?.leader ? String(group.leader.id) : '',
    active: (group?.active ?? 'yes') === 'yes',
  };
}

/** What is wrong with the answers, by the names of the fields. */
export function groupErrors({ name, members, leader }: GroupValues): Record<string, FieldErrorCode> {
  return {
    ...(name.trim() === '' && { name: 'is-empty' }),
    ...(leader !== '' && !members.includes(leader) && { leader: 'not-valid-option' }),
  };
}

export function groupBodyOf({
  name,
  members,
  leader,
  active,
}: GroupValues): BodyOf<(typeof userGroups)['add']> {
  return {
    name,
    members: members.map(Number),
    id_leader: leader === '' ? null : Number(leader),
    active: active ? 'yes' : 'no',
  };
}
