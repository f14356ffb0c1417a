import { TextField, type TextFieldPropsWithout } from '../text-field/text-field';
import { withScheme } from './with-scheme';

export type UrlFieldProps = TextFieldPropsWithout<
  'counter' | 'prefix' | 'suffix' | 'autoCapitalize' | 'spellCheck'
>;

/** An address of a web page. On blur `https://` is added where it is missing. */
export function UrlField(props: UrlFieldProps) {
  return (
    <TextField
      autoComplete="url"
      {...props}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      tidy={withScheme}
    />
  );
}
