/** Answers are what can be sent: texts, numbers, and lists and records of them. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
