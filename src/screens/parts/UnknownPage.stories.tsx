import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import type { LogEntry, PaymentLog } from '../../../machines/domain/paymentLog.ts';
import { chart, examples } from '../../../machines/paymentTruth/paymentTruth.examples.ts';
import { paymentTruthModels } from '../../../machines/paymentTruth/paymentTruth.model.ts';
import type { PaymentTruthView } from '../../../machines/paymentTruth/paymentTruth.types.ts';
import { paymentLogOf } from '../../app/wire/paymentLog.ts';
import { unknownPayment as words } from '../../messages/es-MX.ts';
import { UnknownPage } from './UnknownPage.tsx';

const log = paymentLogOf(answerExample('getPaymentLog'));
const minutes = (count: number) => new Date(Date.parse(log.sentAt) + count * 60_000).toISOString();
const entry = (event: LogEntry['event'], at: number, times = 1): LogEntry => ({
  event,
  at: minutes(at),
  lastAt: minutes(at + times - 1),
  times,
});
const asked = [entry('sent', 0), entry('no-answer', 1, 12)];
/** The same payment later. */
const after = (events: LogEntry[], more: Partial<PaymentLog> = {}): PaymentLog => ({
  ...log,
  seatsKeptUntil: null,
  entries: [...asked, ...events],
  ...more,
});
const view = ({ screen }: PaymentTruthView) => ({ truth: screen, folio: log.folio, reference: log.folio, total: log.amount });

function LateLog(props: ComponentProps<typeof UnknownPage>) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return <UnknownPage {...props} log={isHere ? props.log : null} />;
}

const meta = {
  title: 'Pasos/Pago sin respuesta',
  component: UnknownPage,
  args: {
    view: view(examples.waiting),
    log: { ...log, entries: asked },
    notice: 'idle',
    send: fn(),
    onNotice: fn(),
    onCopy: fn(async () => true),
    onShare: fn(async () => true),
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: paymentTruthModels }) },
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnknownPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'Preguntando',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.words.asking.title })).toBeVisible();
    await expect(canvas.getByText('Preguntamos 12 veces: sin respuesta.')).toBeVisible();
    await expect(canvas.getByText(words.known.kept)).toBeVisible();
    // The dock has the button on a phone, the aside on a desktop.
    await userEvent.click(canvas.getByRole('button', { name: words.notice.ask }));
    await expect(args.onNotice).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(args.onCopy).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: words.back.save }));
    await expect(await canvas.findByText(words.back.saved)).toBeVisible();
  },
};

export const WithNotice: Story = { name: 'Con aviso pedido', args: { log: { ...log, entries: asked, noticeAsked: true } } };
export const NoticeFailed: Story = { name: 'Aviso no guardado', args: { notice: 'failed' } };

/** The bank exceeded its time and did not confirm that it charges nothing. */
export const SeatsReleased: Story = {
  name: 'Asientos liberados',
  args: { log: after([entry('closing', 15), entry('undecided', 15), entry('unknown', 16), entry('no-answer', 17, 3)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.known.released)).toBeVisible();
    await expect(canvas.getByText(words.next.ifChargedLate)).toBeVisible();
  },
};

export const Waiting: Story = { name: 'Esperando' };
export const Unreached: Story = { name: 'Sin conexión', args: { view: view(examples.unreached) } };
/** The button under the finger stays the same one when the log arrives. */
export const LogArrives: Story = {
  name: 'Llega la bitácora',
  args: { view: view(examples.refunded) },
  render: (args) => <LateLog {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: words.search });
    await expect(canvas.queryByRole('heading', { name: words.log.ended })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.log.ended })).toBeVisible(), { timeout: 5_000 });
    await expect(canvas.getByRole('button', { name: words.search })).toBe(button);
  },
};
export const Unread: Story = { name: 'Sin bitácora', args: { view: { ...view(examples.asking), total: null }, log: null } };
export const SignedOut: Story = {
  name: 'Sin sesión',
  args: { view: { ...view(examples.signedOut), total: null }, log: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'signIn.chosen' });
  },
};
export const NotFound: Story = { name: 'No existe', args: { view: { ...view(examples.notFound), total: null }, log: null } };

export const Charged: Story = {
  name: 'Cobrado',
  args: {
    view: view(examples.charged),
    log: after([entry('charged', 13), entry('tickets', 13)], { orderId: 'o_1', authorization: '482913' }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.tickets }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const NotCharged: Story = {
  name: 'No cobrado',
  args: { view: view(examples.notCharged), log: after([entry('refused', 13)], { mayPayAgain: true }) },
};

/** The seats were released before the bank answered. */
export const NotChargedLate: Story = {
  name: 'No cobrado, tarde',
  args: { view: view(examples.notCharged), log: after([entry('closing', 15), entry('refused', 15)]) },
};

export const Refunded: Story = {
  name: 'Devuelto',
  args: {
    view: view(examples.refunded),
    log: after([entry('closing', 15), entry('unknown', 16), entry('refund-asked', 27), entry('refunded', 27)]),
  },
};

/** An e-mail of the greatest length that still fits in one line of a phone must not widen the page. */
export const LongEmail: Story = {
  name: 'El correo más largo',
  args: { log: { ...log, entries: asked, email: 'maria.fernanda.guadalupe.hinojosa.montemayor@correo-de-la-empresa.example.com' } },
};
