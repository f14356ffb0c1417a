import { Button, type ButtonProps } from '../../actions/button/button';
import { useFormLink, useFormState } from './form-context';

/** Sends the form, from a panel that lies outside its element too; waits while it is being sent. */
export function FormSubmit(props: Omit<ButtonProps, 'type' | 'loading' | 'form' | 'asChild'>) {
  const { id } = useFormLink();
  const state = useFormState();

  return <Button variant="primary" {...props} type="submit" form={id} loading={state === 'loading'} />;
}
