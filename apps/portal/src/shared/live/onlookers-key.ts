import type { ObjectRef } from '@urzad/contract';

/** Begins the keys under which is kept who has an object open. */
export const ONLOOKERS_KEY = 'onlookers';

export function onlookersKey({ obj_type, id_obj }: { obj_type: string; id_obj: ObjectRef['id_obj'] }) {
  return [ONLOOKERS_KEY, obj_type, id_obj] as const;
}
