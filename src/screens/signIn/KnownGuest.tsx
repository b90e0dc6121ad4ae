import { Mail, Smartphone } from 'lucide-react';
import type { SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import { signIn } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';

type KnownGuestProps = { view: Extract<SignInView, { screen: 'known' }>; send: (event: SignInEvent) => void };

/** A guest who bought on this device needs only the code, or asks the device to forget. */
export function KnownGuest({ view, send }: KnownGuestProps) {
  const { known } = signIn;
  return (
    <Form className="grid gap-4" onSubmit={() => send({ type: 'guest.submitted' })}>
      <div className="grid gap-3 rounded-card border border-line p-4">
        <p className="font-strong">{known.title}</p>
        <p className="flex items-center gap-3">
          <Mail className="size-5 flex-none text-ink-muted" aria-hidden="true" />
          <AsIs className="min-w-0 [overflow-wrap:anywhere]">{view.email}</AsIs>
        </p>
        <p className="flex items-center gap-3">
          <Smartphone className="size-5 flex-none text-ink-muted" aria-hidden="true" />
          {known.phone(view.phone)}
        </p>
      </div>
      <Button type="submit" look="primary" block isPending={view.sending} pendingLabel={signIn.submitting}>
        {signIn.submit}
      </Button>
      <div className="grid gap-1">
        <Button look="ghost" block isDisabled={view.sending} onPress={() => send({ type: 'guest.forgotten' })}>
          {known.forget}
        </Button>
        <p className="text-center text-small text-ink-muted">{known.forgetHint}</p>
      </div>
    </Form>
  );
}
