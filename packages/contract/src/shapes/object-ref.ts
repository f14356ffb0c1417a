import * as z from 'zod/mini';
import { Id } from './shapes';

/** Kinds of objects to which notifications, documents, files and cases belong: the names of their entities. */
export const OBJ_TYPES = [
  'cofundingregistration',
  'cofundingcall',
  'cofundingmember',
  'cofundinggrant',
  'cofundingcontract',
  'cofundingannex',
  'cofundingrequest',
  'cofundingpaymentlist',
  'officecase',
  'contactmessage',
  'ticket',
  'calendarevent',
  'chatroom',
  'retentionlist',
] as const;
export const ObjTypeCode = z.enum(OBJ_TYPES);
export type ObjType = z.infer<typeof ObjTypeCode>;

/** Whether a text names a kind of object that has a screen. */
export function isObjType(text: string): text is ObjType {
  return OBJ_TYPES.some((type) => type === text);
}

/** An object that something else is about, as its readers see it. */
export const LinkedObject = z.object({
  obj_type: ObjTypeCode,
  id_obj: Id,
  /** Its number, sign or name; empty of one that has none. */
  name: z.string(),
});
export type LinkedObject = z.infer<typeof LinkedObject>;

/** Names one object of any kind. */
export interface ObjectRef<Type extends ObjType = ObjType> {
  obj_type: Type;
  id_obj: number;
}

export function refOf<Type extends ObjType>(obj_type: Type, id_obj: number): ObjectRef<Type> {
  return { obj_type, id_obj };
}
