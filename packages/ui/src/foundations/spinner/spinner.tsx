/** A ring that turns during a process. Hidden from screen readers: the text beside it is read. */
export function Spinner() {
  return <span aria-hidden="true" className="u:spinner" />;
}
