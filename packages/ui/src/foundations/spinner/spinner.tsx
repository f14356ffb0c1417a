/** A ring that turns while something is being done. Silent: the words beside it speak. */
export function Spinner() {
  return <span aria-hidden="true" className="spinner" />;
}
