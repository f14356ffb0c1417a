/** More digits than any id has. */
const ID = /^[1-9][0-9]{0,14}$/;

/** An id as text: ids are whole numbers from 1 (Order §1). */
export function isId(text: string): boolean {
  return ID.test(text);
}
