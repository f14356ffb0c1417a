/** What a line must not break at its hyphen: `e-mail`, `00-000`, `PROJEKT-0000/26`. */
const WHOLE = /(?<![\p{L}\p{N}])(e-\p{L}+|\d{2}-\d{3}|\p{Lu}+-\d[\d/]*)(?!\p{N})/u;

/** A sentence whose short names and numbers with a hyphen stay in one line. */
export function Unbroken({ text }: { text: string }) {
  // Of the parts that `split` gives, every second one was matched.
  return text.split(WHOLE).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order.
      <span key={at} className="u:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
