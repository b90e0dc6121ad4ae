import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { NAME_MAX } from '../../../machines/domain/passenger.ts';
import type { RideCouponEvent, RideCouponView, RideField } from '../../../machines/rideCoupon/rideCoupon.types.ts';
import { common, ride as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NameField } from '../parts/NameField.tsx';
import { useLast } from '../parts/useLast.ts';

type Send = (event: RideCouponEvent) => void;
type FormView = Extract<RideCouponView, { screen: 'form' }>;

/** The discount of a ride in its four steps (RIDE-001 to RIDE-018). */
export function RideSheet({ view, send }: { view: RideCouponView | null; send: Send }) {
  const isForm = view?.screen === 'form';
  const form = useLast(isForm ? view : null);
  const given = useLast(view?.screen === 'given' ? view : null);
  const dismiss = () => send({ type: 'ride.dismissed' });
  const close = { onPress: dismiss };
  return (
    <>
      {form && (
        <Sheet isOpen={isForm} onClose={dismiss} title={words.title} closeLabel={common.close}>
          <RideForm view={form} send={send} />
        </Sheet>
      )}
      {given && (
        <Alert isOpen={view?.screen === 'given'} tone="success" icon={<CircleCheck />} title={words.given.title} close={close}>
          <p className="wrap-anywhere">{words.given.text(given.email, given.phone)}</p>
        </Alert>
      )}
      <Alert
        isOpen={view?.screen === 'failed'}
        tone="danger"
        icon={<TriangleAlert />}
        title={words.failed.title}
        primary={{ label: common.retry, onPress: () => send({ type: 'coupon.submitted' }) }}
        close={close}
      >
        <p>{words.failed.text}</p>
      </Alert>
      <Alert isOpen={view?.screen === 'once'} tone="warn" icon={<TriangleAlert />} title={words.once.title} close={close}>
        <p>{words.once.text}</p>
      </Alert>
    </>
  );
}

function RideForm({ view, send }: { view: FormView; send: Send }) {
  const field = (name: RideField) => {
    const error = view.errors[name];
    return {
      label: words.field[name],
      name,
      value: view.values[name],
      error: error && words.errors[name][error],
      isRequired: true,
      onChange: (text: string) => send({ type: 'field.typed', field: name, text }),
    };
  };
  return (
    <Form className="grid gap-4" onSubmit={() => send({ type: 'coupon.submitted' })}>
      <p className="text-ink-muted">{words.condition}</p>
      <NameField {...field('name')} most={2 * NAME_MAX + 1} autoComplete="name" />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" inputMode="numeric" autoComplete="tel-national" lead={words.prefix} />
      <Notice icon={<Clock />}>{words.window}</Notice>
      <Button type="submit" look="primary" block isDisabled={!view.canSubmit} isPending={view.sending} pendingLabel={words.submitting}>
        {words.submit}
      </Button>
      <Button size="lg" block onPress={() => send({ type: 'ride.dismissed' })}>
        {words.cancel}
      </Button>
    </Form>
  );
}
