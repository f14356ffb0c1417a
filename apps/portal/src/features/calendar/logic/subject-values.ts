import { CALENDAR_SUBJECTS, type ObjectRef, refOf } from '@urzad/contract';

type CalendarSubject = (typeof CALENDAR_SUBJECTS)[number];

/** The value of the field in which an object is chosen: `officecase:7`, empty for none. */
export function valueOfObject(object: ObjectRef | null): string {
  return object ? `${object.obj_type}:${object.id_obj}` : '';
}

export function objectOfValue(value: string): ObjectRef<CalendarSubject> | null {
  const [type, id] = value.split(':');
  const obj_type = CALENDAR_SUBJECTS.find((one) => one === type);
  return obj_type ? refOf(obj_type, Number(id)) : null;
}
