import type { QueryKey } from '@tanstack/react-query';
import { isObjType, type ObjType, refOf, roomOf, roomOfLists, roomOfOnlookers } from '@urzad/contract';
import { ONLOOKERS_KEY } from './onlookers-key';

/** Keys of queries begin with the kind of the object; lists of payments are kept under that of their payments. */
const KEY_OF: Partial<Record<ObjType, string>> = { cofundingpaymentlist: 'cofundingpayment' };
const KIND_OF: Readonly<Record<string, ObjType>> = { cofundingpayment: 'cofundingpaymentlist' };

/** The first part of the keys under which answers about a kind of objects are kept. */
function keyOf(obj_type: string): string {
  return (isObjType(obj_type) && KEY_OF[obj_type]) || obj_type;
}

/**
 * The room in which changes of what a query has answered are told: that of one object, or of the office's lists, which
 * parents do not enter.
 */
export function roomOfQuery(key: QueryKey, isStaff: boolean): string | undefined {
  const [first, kindOfAnswer, id] = key;
  if (first === ONLOOKERS_KEY) return isStaff ? roomOfLooking(key) : undefined;
  const kind = KIND_OF[String(first)] ?? String(first);
  if (!isObjType(kind)) return undefined;
  if (kindOfAnswer === 'find' && typeof id === 'number') return roomOf(refOf(kind, id));
  return isStaff ? roomOfLists(kind) : undefined;
}

/** An entry into it tells the others that this window looks. */
function roomOfLooking([, kind, id]: QueryKey): string | undefined {
  const obj_type = String(kind);
  return isObjType(obj_type) && typeof id === 'number' ? roomOfOnlookers(refOf(obj_type, id)) : undefined;
}

/** Whether a change makes the answer of a query out of date: that about another object stays. */
export function isStale(
  key: QueryKey,
  { obj_type, id_obj }: { obj_type: string; id_obj?: number | undefined },
): boolean {
  const [first, kindOfAnswer, id] = key;
  if (first !== keyOf(obj_type)) return false;
  const isOfOne = kindOfAnswer === 'find' && typeof id === 'number';
  return !isOfOne || id === id_obj;
}
