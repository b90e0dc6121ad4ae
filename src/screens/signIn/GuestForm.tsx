import type { GuestField, SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import { signIn } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AcceptTerms } from '../parts/AcceptTerms.tsx';

type GuestView = Extract<SignInView, { screen: 'guest' }>;
type GuestFormProps = { view: GuestView; send: (event: SignInEvent) => void };

/** The form of a guest: an e-mail twice and a phone (AUTH-001, AUTH-010, AUTH-046 to AUTH-050). */
export function GuestForm({ view, send }: GuestFormProps) {
  const field = (name: GuestField) => {
    const error = view.errors[name];
    return {
      label: signIn[name],
      name,
      value: view.values[name],
      error: error && signIn.errors[name][error],
      isRequired: true,
      onChange: (text: string) => send({ type: 'field.typed', field: name, text }),
    };
  };
  return (
    <Form className="grid gap-4" onSubmit={() => send({ type: 'guest.submitted' })}>
      <Notice>{signIn.guest}</Notice>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field('emailConfirm')} type="email" inputMode="email" autoComplete="off" />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        lead={signIn.prefix}
        hint={signIn.phoneHint}
      />
      <AcceptTerms isAccepted={view.terms} onToggle={() => send({ type: 'terms.toggled' })} />
      <Button type="submit" look="primary" block isPending={view.sending} pendingLabel={signIn.submitting}>
        {signIn.submit}
      </Button>
    </Form>
  );
}
