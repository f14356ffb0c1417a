/** `FR/1-2027/00041`: the form of the call `1/2027`, numbered from 1 in the order of sending. */
export function registrationNumber(callNumber: string, ordinal: number): string {
  return `FR/${callNumber.replace('/', '-')}/${String(ordinal).padStart(5, '0')}`;
}

/** What a registration is called before it is sent. */
export function draftNumber(id: number): string {
  return `szkic-${id}`;
}
