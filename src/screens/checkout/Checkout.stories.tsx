import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { chart, examples } from '../../../machines/checkout/checkout.examples.ts';
import { checkoutModels } from '../../../machines/checkout/checkout.model.ts';
import { NO_CARD, type CardValues } from '../../../machines/domain/card.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { checkout, payAlerts, unknownPayment } from '../../messages/es-MX.ts';
import { UnknownWithoutLog } from '../parts/UnknownWithoutLog.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const FULL: CardValues = { firstName: 'Begoña', lastName: 'Treviño', number: '4111 1111 1111 1111', expiry: '09/29', cvv: '123' };
const HALF: CardValues = { firstName: '', lastName: 'Treviño', number: '5204 7312 088', expiry: '09/29', cvv: '123' };

const card = (values: CardValues, saved: SavedCard | null = null) => ({
  values,
  saved,
  frames: null,
  isSaving: false,
  change: fn(),
  choose: fn(),
  setSaving: fn(),
});
const CARDS: readonly SavedCard[] = [
  { id: 'card-1', token: 'tk-1', brand: 'VISA', lastDigits: '4242', holder: 'Begoña Treviño Garza', expiry: '08/28', isPreferred: true },
  {
    id: 'card-2',
    token: 'tk-2',
    brand: 'MASTERCARD',
    lastDigits: '8210',
    holder: 'José Guadalupe Hinojosa Montemayor',
    expiry: '11/27',
    isPreferred: false,
  },
];

const meta = {
  title: 'Pantallas/Pago',
  component: CheckoutScreen,
  args: {
    send: fn(),
    sendCard: fn(),
    sendOrder: fn(),
    sendCash: fn(),
    sendDiscount: fn(),
    sendTruth: fn(),
    Unknown: UnknownWithoutLog,
    sendChallenge: fn(),
    card: card(FULL),
    cards: null,
  },
  tags: ['autodocs'],
  loaders: [() => CheckoutScreen.preload()],
  parameters: { xstate: () => ({ ...chart, models: checkoutModels }) },
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog after its opening animation. */
async function dialog(role: 'dialog' | 'alertdialog') {
  const element = await within(document.body).findByRole(role);
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

const alert = () => dialog('alertdialog');
const sheet = () => dialog('dialog');

export const Loading: Story = { name: 'Cargando', args: { view: examples.loading } };

export const CartExpired: Story = {
  name: '[ERR-054][ERR-055] Carrito vencido',
  args: { view: examples.cartExpired },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Lo sentimos, ha terminado el tiempo de compra.');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a la búsqueda' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const CartReleased: Story = {
  name: '[ERR-054] Carrito liberado',
  args: { view: examples.cartReleased },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Los asientos de este carrito ya se liberaron.');
  },
};

export const CartFailed: Story = {
  name: '[ERR-056][ERR-057] Carrito no leído',
  args: { view: examples.cartFailed },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error al obtener el carrito');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a los asientos' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const CartRefused: Story = {
  name: '[ERR-056] Carrito negado',
  args: { view: examples.cartRefused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ese carrito es de otra cuenta.');
    await expect(canvas.queryByText('Error al obtener el carrito')).toBeNull();
  },
};

export const SignedOut: Story = {
  name: 'Sin sesión',
  args: { view: examples.signedOut },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(payAlerts.signedOut.title);
    await userEvent.click(canvas.getByRole('button', { name: checkout.signIn }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'signIn.chosen' });
  },
};
export const PriceChanged: Story = {
  name: 'Cambió el precio',
  args: { view: examples.priceChanged, card: card(NO_CARD) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El precio cambió: antes era $728.00, ahora es $953.00.');
  },
};
/** The strip says the whole time in place of the seats, and it says it to readers. */
export const Fresh: Story = {
  name: '[NAV-050] Tiempo para pagar',
  args: { view: examples.fresh, card: card(NO_CARD) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Tienes 9 minutos para pagar');
    await expect(canvas.queryByText('Asientos apartados por')).toBeNull();
  },
};

export const Blank: Story = {
  name: '[PAY-003][PAY-004][PAY-025][POINTS-005] Tarjeta vacía',
  args: { view: examples.blank, card: card(NO_CARD) },
  play: async ({ args, canvas }) => {
    // On a wide page the summary has them, on a phone the bar at the bottom.
    const shown = canvas.getAllByRole('term').filter((term) => term.checkVisibility());
    const totals = shown.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    await expect(totals).toEqual(['Subtotal $918.00', 'Servicios $35.00', 'Total a pagar $953.00 MXN']);
    await expect(canvas.getByRole('button', { name: /^Pagar/ })).toBeDisabled();
    await expect(canvas.queryByText('Escribe al menos 2 letras')).toBeNull();
    await expect(await canvas.findByRole('button', { name: '¿Tienes un cupón?' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Apellidos' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.sendCard).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('Escribe al menos 2 letras')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
  },
};

export const Incomplete: Story = {
  name: '[PAY-022] Tarjeta incompleta',
  args: { view: examples.incomplete, card: card(HALF) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Número de tarjeta' }));
    await expect(canvas.queryByText('Escribe al menos 2 letras')).toBeNull();
    await userEvent.keyboard('8');
    await expect(args.card.change).toHaveBeenCalledWith('number', '5204 7312 0888');
    await userEvent.tab();
    await expect(canvas.getByText('Faltan dígitos, revisa el número')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:48');
    await expectLeftOut(canvas.getByRole('textbox', { name: 'Nombre' }), canvas.getByRole('textbox', { name: 'Apellidos' }));
  },
};

export const RoundTrip: Story = {
  name: '[PAY-005] Redondo',
  args: { view: examples.roundTrip },
  play: async ({ canvas }) => {
    const fold = canvas.getByText('2 pasajeros · ida y regreso');
    if (!canvas.queryByText('Regreso')?.checkVisibility()) await userEvent.click(fold);
    await waitFor(() => expect(canvas.getByText('dom 19/04/2026 · 09:00 AM')).toBeVisible());
    const lines = {
      5: /Íñigo Peña Treviño.*MENOR · Sin servicios.*\$306\.00/,
      6: /Begoña Treviño.*ADULTO · Seguro de viajero \$35\.00.*\$612\.00/,
      21: /Íñigo Peña Treviño.*MENOR · Sin servicios.*\$306\.00/,
      22: /Begoña Treviño.*ADULTO · Sin servicios.*\$612\.00/,
    };
    for (const [seat, line] of Object.entries(lines))
      // The old price loads late.
      await waitFor(() => expect(canvas.getByText(`Asiento ${seat},`).closest('li')).toHaveTextContent(line));
  },
};

export const Ready: Story = {
  name: '[HOLD-017] Lista para pagar',
  args: { view: examples.ready },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Tiempo para pagar' })).toHaveTextContent('07:47');
    await expect(canvas.getByRole('textbox', { name: 'Número de tarjeta' })).toHaveAttribute('autocomplete', 'cc-number');
    await expect(canvas.getByLabelText('CVV')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: /^Pagar/ }));
    await expect(args.sendCard).toHaveBeenCalledWith({ type: 'pay.submitted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a los asientos' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'checkout.left' });
  },
};

/** The answer opens over the form; the whole help opens in another tab. */
export const Rules: Story = {
  name: 'Reglas antes de pagar',
  args: { view: examples.ready },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'mascotas' }));
    const answer = await sheet();
    await expect(answer.getByRole('heading', { name: '¿Puedo llevar a mi perro?' })).toBeVisible();
    const whole = answer.getByRole('link', { name: 'Ver toda la ayuda (se abre en otra pestaña)' });
    await expect([whole.getAttribute('href'), whole.getAttribute('target')]).toEqual(['/compra/ayuda#mascotas', '_blank']);
  },
};

export const WithoutDevice: Story = { name: 'Sin datos del dispositivo', args: { view: examples.withoutDevice } };

export const Preparing: Story = { name: 'Preparando', args: { view: examples.preparing } };

export const AwaitingDevice: Story = { name: 'Esperando al dispositivo', args: { view: examples.awaitingDevice } };

export const Charging: Story = {
  name: 'Cobrando',
  args: { view: examples.charging },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Procesando\.\.\./ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.sendCard).not.toHaveBeenCalled();
  },
};

export const Challenge: Story = {
  name: '[PAY-011] Página del banco',
  args: { view: examples.challenge },
  play: async ({ args }) => {
    const bank = await sheet();
    await expect(bank.getByRole('heading', { name: 'Confirma con tu banco' })).toBeVisible();
    await expect(bank.getByTitle('Página de tu banco')).toHaveAttribute('name', 'challenge');
    await fireEvent.load(bank.getByTitle('Página de tu banco'));
    await expect(args.sendChallenge).toHaveBeenCalledWith({ type: 'frame.loaded' });
    await userEvent.keyboard('{Escape}');
    await expect(bank.getByTitle('Página de tu banco')).toBeVisible();
    await expect(bank.queryByRole('button')).toBeNull();
  },
};

export const Confirming: Story = {
  name: 'Confirmando',
  args: { view: examples.confirming },
  play: async () => {
    const bank = await sheet();
    await expect(bank.getByText('Confirmando con tu banco…')).toBeVisible();
    await expect(bank.queryByTitle('Página de tu banco')).toBeNull();
  },
};

export const Declined: Story = {
  name: '[ERR-050] Rechazada',
  args: { view: examples.declined },
  play: async ({ args }) => {
    const box = await alert();
    await expect(
      box.getByText('No fue posible realizar el pago de tu viaje, por favor intenta más tarde o elige un método de pago diferente'),
    ).toBeVisible();
    await expect(box.getByText('No se te cobró.')).toBeVisible();
    await expect(box.getByRole('link', { name: 'Llama al 81 0000 0100' })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Intentar con otra tarjeta' }));
    await expect(args.sendCard).toHaveBeenCalledWith({ type: 'decline.accepted' });
  },
};

export const InsufficientFunds: Story = {
  name: 'Fondos insuficientes',
  args: { view: examples.insufficientFunds },
  play: async () => {
    const box = await alert();
    await expect(box.getByText(/^No fue posible realizar el pago de tu viaje/)).toBeVisible();
    await expect(box.getByText('Tu tarjeta no tiene fondos suficientes.')).toBeVisible();
  },
};

export const DuplicateReference: Story = {
  name: '[ERR-051] Referencia duplicada',
  args: { view: examples.duplicateReference },
  play: async () => {
    const box = await alert();
    await expect(box.getByText(/^No fue posible realizar el pago de tu viaje/)).toBeVisible();
    await expect(box.queryByText('No se te cobró.')).toBeNull();
  },
};

export const NoShopperIp: Story = {
  name: '[PAY-010] Sin IP del comprador',
  args: { view: examples.noShopperIp },
  play: async () => {
    const box = await alert();
    await expect(box.getByRole('heading', { name: 'Hubo un problema al procesar tu pago' })).toBeVisible();
    await expect(box.getByText('Por favor intenta más tarde o realiza tu compra a través de la app Andén')).toBeVisible();
  },
};

export const CardMissing: Story = { name: 'Falta la tarjeta', args: { view: examples.cardMissing, card: card(NO_CARD) } };

export const PaymentIdMissing: Story = {
  name: '[ERR-053] Falta el id del pago',
  args: { view: examples.paymentIdMissing },
  play: async () => {
    await expect((await alert()).getByText('Hubo problema al validar el carrito de compra')).toBeVisible();
  },
};

export const EarlierUnknown: Story = {
  name: 'Pago anterior sin respuesta',
  args: { view: examples.earlierUnknown },
  play: async ({ args }) => {
    const box = await alert();
    await expect(box.getByText(payAlerts.earlierUnknown.text)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Aceptar' }));
    await expect(args.sendCard).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const SavedCards: Story = {
  name: '[PAY-030][PAY-031][PAY-032] Tarjetas guardadas',
  args: { view: examples.ready, cards: CARDS, card: card({ ...NO_CARD, cvv: '12' }, CARDS[0] ?? null) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /VISA •••• 4242/ })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
    await expect(canvas.getByLabelText('CVV de tu VISA •••• 4242')).toHaveValue('12');
    await userEvent.click(canvas.getByRole('radio', { name: /Usar otra tarjeta/ }));
    await expect(args.card.choose).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('radio', { name: /Tarjeta •••• 8210/ }));
    await expect(args.card.choose).toHaveBeenLastCalledWith(CARDS[1]);
  },
};

export const CardToKeep: Story = {
  name: '[PAY-029] Guardar la tarjeta',
  args: { view: examples.ready, cards: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Guardar esta tarjeta para la próxima' }));
    await expect(args.card.setSaving).toHaveBeenLastCalledWith(true);
  },
};

export const PointsOffered: Story = {
  name: '[POINTS-002][COUPON-002] Puntos y cupón',
  args: { view: examples.pointsOffered, card: card(NO_CARD) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '¿Usar Puntos Viaja? Tienes $184.50' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'points.toggled' });
    await userEvent.click(canvas.getByRole('button', { name: '¿Tienes un cupón?' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'coupon.opened' });
  },
};

/** The balance comes after the page. */
export const PointsToCome: Story = {
  name: 'Puntos por llegar',
  args: { view: examples.blank, card: card(NO_CARD), cards: [] },
  render: function Late(args) {
    const [hasCome, setCome] = useState(false);
    return (
      <>
        <CheckoutScreen {...args} view={hasCome ? examples.pointsOffered : args.view} />
        <button type="button" className="sr-only" onClick={() => setCome(true)}>
          Llegan los puntos
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const coupon = await canvas.findByRole('button', { name: '¿Tienes un cupón?' });
    await expect(canvas.getByText('Si tienes Puntos Viaja, aquí los usas.')).toBeVisible();
    const place = coupon.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Llegan los puntos' }));
    await expect(canvas.getByRole('checkbox', { name: /¿Usar Puntos Viaja?/ })).toBeVisible();
    await expect(coupon.getBoundingClientRect().top).toBe(place);
  },
};

export const PointsUsed: Story = {
  name: '[POINTS-007][CASH-007] Puntos usados',
  args: { view: examples.pointsUsed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Se descuentan \$184\.50 de tu total/ })).toBeChecked();
    await expect((await canvas.findAllByText('−$184.50'))[0]).toBeInTheDocument();
    await expect(await canvas.findByText(/^Con puntos o cupón solo pagas con tarjeta\. Quita tus puntos/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Efectivo' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const PointsUsedInCash: Story = { name: 'Puntos y efectivo', args: { view: examples.pointsUsedInCash } };

export const CouponEmpty: Story = {
  name: '[COUPON-005][COUPON-006] Cupón vacío',
  args: { view: examples.couponEmpty },
  play: async ({ args }) => {
    const box = await sheet();
    const code = box.getByRole('textbox', { name: 'Código del cupón' });
    await expect(code).toHaveValue('');
    await expect(box.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await userEvent.type(code, 'V');
    await expect(args.sendDiscount).toHaveBeenCalledWith({ type: 'code.changed', code: 'V' });
  },
};
export const CouponTyped: Story = {
  name: 'Cupón escrito',
  args: { view: examples.couponTyped },
  play: async ({ args }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Aplicar' }));
    await expect(args.sendDiscount).toHaveBeenCalledWith({ type: 'code.submitted' });
  },
};
export const CouponApplying: Story = { name: 'Aplicando el cupón', args: { view: examples.couponApplying } };
export const CouponRefused: Story = {
  name: '[COUPON-012][ERR-048] Cupón rechazado',
  args: { view: examples.couponRefused },
  play: async () => {
    const text = 'Ha ocurrido un error. Este cupón solo es válido para Aurelio Muñoz. Intenta de nuevo.';
    await expect((await sheet()).getByText(text)).toBeVisible();
  },
};
export const CouponUnreached: Story = {
  name: '[ERR-047] Cupón sin respuesta',
  args: { view: examples.couponUnreached },
  play: async () => {
    await expect((await sheet()).getByText('Ocurrió algo al validar el cupón, intenta más tarde')).toBeVisible();
  },
};
export const CouponDone: Story = {
  name: '[ERR-049] Cupón aplicado',
  args: { view: examples.couponDone },
  play: async ({ args }) => {
    const box = await alert();
    await expect(box.getByRole('heading', { name: 'Correcto' })).toBeVisible();
    await expect(box.getByText('Se ha aplicado tu cupón de descuento')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Aceptar' }));
    await expect(args.sendDiscount).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};
export const CouponApplied: Story = {
  name: '[COUPON-004] Con cupón',
  args: { view: examples.couponApplied },
  play: async ({ args, canvas, canvasElement }) => {
    const text = await canvas.findByText('Descuento de $100.00');
    await expect(text).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '¿Tienes un cupón?' })).toBeNull();
    const remove = canvas.getByRole('button', { name: 'Quitar el cupón' });
    canvasElement.style.width = '320px';
    await expect(remove.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().right - 1);
    await expect(remove.getBoundingClientRect().top).toBeLessThan(text.getBoundingClientRect().bottom);
    canvasElement.style.width = '';
    await userEvent.click(remove);
    await expect(args.send).toHaveBeenCalledWith({ type: 'coupon.dropped' });
  },
};
export const CouponRemoving: Story = { name: 'Quitando el cupón', args: { view: examples.couponRemoving } };
export const CouponNotRemoved: Story = { name: 'Cupón no quitado', args: { view: examples.couponNotRemoved } };

export const Giving: Story = {
  name: '[FREE-001] Entregando gratis',
  args: { view: examples.giving },
  play: async () => {
    await expect(await within(document.body).findByRole('dialog', { name: 'Tus boletos son gratis' })).toBeVisible();
  },
};
export const GivingUnreached: Story = { name: 'Entrega sin respuesta', args: { view: examples.givingUnreached } };
export const NotGiven: Story = { name: 'No se entregaron', args: { view: examples.notGiven } };
export const GiveAgain: Story = {
  name: 'Entregar otra vez',
  args: { view: examples.giveAgain },
  play: async ({ args, canvas }) => {
    const [submit] = canvas.getAllByRole('button', { name: 'Obtener mis boletos' });
    if (submit) await userEvent.click(submit);
    await expect(args.sendOrder).toHaveBeenCalledWith({ type: 'changes.submitted' });
    await expect(canvas.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
  },
};

export const Unknown: Story = {
  name: 'Pago sin respuesta',
  args: { view: examples.unknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu banco no ha contestado' })).toBeVisible();
    await expect(canvas.getByText('TUNcart-1Web')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const UnknownWaiting: Story = {
  name: 'Sin respuesta, esperando',
  args: { view: examples.unknownWaiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TUN-7KQ2BYT9')).toBeVisible();
  },
};

export const UnknownUnreached: Story = { name: 'Sin respuesta ni red', args: { view: examples.unknownUnreached } };
export const UnknownSignedOut: Story = {
  name: 'Sin respuesta ni sesión',
  args: { view: examples.unknownSignedOut },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkout.signIn }));
    await expect(args.sendTruth).toHaveBeenCalledWith({ type: 'signIn.chosen' });
  },
};
export const UnknownCharged: Story = { name: 'Se supo: cobrado', args: { view: examples.unknownCharged } };

export const UnknownNotCharged: Story = {
  name: 'Se supo: no cobrado',
  args: { view: examples.unknownNotCharged },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar de nuevo' }));
    await expect(args.sendTruth).toHaveBeenCalledWith({ type: 'decline.accepted' });
  },
};

export const UnknownRefunded: Story = {
  name: '[ERR-052] Se supo: devuelto',
  args: { view: examples.unknownRefunded },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: unknownPayment.words.refunded.title })).toBeVisible();
    await expect(canvas.getByText(unknownPayment.words.refunded.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: unknownPayment.search }));
    await expect(args.sendTruth).toHaveBeenCalledWith({ type: 'search.chosen' });
  },
};

export const Releasing: Story = { name: 'Soltando asientos', args: { view: examples.releasing } };

export const Abandoning: Story = { name: 'Dejar la compra', args: { view: examples.abandoning } };

export const Expiring: Story = { name: 'Por vencer', args: { view: examples.expiring } };

export const Expired: Story = {
  name: '[ERR-031][ERR-032] Se acabó el tiempo',
  args: { view: examples.expired },
  play: async ({ args }) => {
    const box = await alert();
    await expect(box.getByRole('heading', { name: '¡Se terminó el tiempo! Tu carrito ha caducado' })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Apartar los mismos asientos' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seats.reclaimed' });
    await userEvent.click(box.getByRole('button', { name: 'Volver a la búsqueda' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'search.chosen' });
  },
};

export const Change: Story = {
  name: '[FREE-006][FREE-007][POINTS-004][COUPON-003] Cambio sin costo',
  args: { view: examples.change, card: card(NO_CARD) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirma la edición de tu viaje' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Puntos y cupón' })).toBeNull();
    await expect(canvas.getByText('Tus boletos nuevos cuestan lo mismo: no pagas nada más.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar cambios' }));
    await expect(args.sendOrder).toHaveBeenCalledWith({ type: 'changes.submitted' });
  },
};

export const ChangeForLess: Story = {
  name: '[COUPON-015] Cambio por menos',
  args: { view: examples.changeForLess, card: card(NO_CARD) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Te regresamos $72.00 en puntos. La diferencia de valor entre ambos boletos se acredita como Puntos Viaja después del viaje.',
      ),
    ).toBeVisible();
    const [services] = canvas.getAllByText('Servicios');
    await expect(services?.parentElement).toHaveTextContent('$0.00');
  },
};

export const ChangeForMore: Story = {
  name: '[FREE-010] Cambio por más',
  args: { view: examples.changeForMore },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Boleto anterior')[0]).toBeInTheDocument();
    await expect(canvas.getByText('Pagas $35.00 más por tus boletos nuevos.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Número de tarjeta' })).toBeVisible();
  },
};

export const ConfirmingChange: Story = {
  name: '[FREE-008] Confirmar el cambio',
  args: { view: examples.confirmingChange, card: card(NO_CARD) },
  play: async ({ args }) => {
    const box = await alert();
    await expect(box.getByText('Tus boletos nuevos cuestan lo mismo: no pagas nada más.')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Confirmar cambios' }));
    await expect(args.sendOrder).toHaveBeenCalledWith({ type: 'changes.confirmed' });
  },
};

export const OrderPreparing: Story = { name: 'Preparando la orden', args: { view: examples.orderPreparing, card: card(NO_CARD) } };

export const Ordering: Story = { name: 'Ordenando', args: { view: examples.ordering, card: card(NO_CARD) } };

export const OrderUnreached: Story = {
  name: 'Orden sin respuesta',
  args: { view: examples.orderUnreached, card: card(NO_CARD) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Aún no hay respuesta/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a los asientos' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'checkout.left' });
  },
};

export const OrderFailed: Story = {
  name: '[ERR-061] Orden fallida',
  args: { view: examples.orderFailed, card: card(NO_CARD) },
  play: async () => {
    const box = await alert();
    await expect(box.getByText('Ocurrío algo al procesar tu pago, intenta más tarde.')).toBeVisible();
  },
};

export const NotOrdered: Story = {
  name: 'No se ordenó',
  args: { view: examples.notOrdered, card: card(NO_CARD) },
  play: async ({ args }) => {
    const box = await alert();
    await expect(box.getByText('Uno de los boletos ya se cambió.')).toBeVisible();
    await expect(box.getByText('Tus boletos siguen como estaban.')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Aceptar' }));
    await expect(args.sendOrder).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const CashOffered: Story = {
  name: '[CASH-001][CASH-010] Con efectivo',
  args: { view: examples.cashOffered },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Efectivo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'method.chosen', method: 'cash' });
  },
};

/** The methods come while a field of the card has the focus. */
export const CashComesLate: Story = {
  name: 'El efectivo llega tarde',
  args: { view: examples.ready },
  render: function Late(args) {
    const [isHere, setHere] = useState(false);
    return (
      <>
        <CheckoutScreen {...args} view={isHere ? examples.cashOffered : args.view} />
        <button type="button" className="sr-only" onClick={() => setHere(true)}>
          Llegan los métodos
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: checkout.field.firstName });
    field.focus();
    canvas.getByText('Llegan los métodos').click();
    await canvas.findByRole('tab', { name: 'Efectivo' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Tarjeta' })).toContainElement(field);
  },
};

export const CashOverLimit: Story = {
  name: '[ERR-058][CASH-010] Demasiadas reservas',
  args: { view: examples.cashOverLimit },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Efectivo' })).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.getByText(
        'Has alcanzado el límite de reservas disponibles. Paga tus reservas pendientes o espera a que venzan para hacer una nueva.',
      ),
    ).toBeVisible();
  },
};

export const CashUnproved: Story = {
  name: '[CASH-001] Efectivo sin celular',
  args: { view: examples.cashUnproved },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Efectivo' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Para pagar en efectivo, entra con tu cuenta o confirma tu celular con un código.')).toBeVisible();
  },
};

export const MethodsFailed: Story = {
  name: '[ERR-062] Métodos no leídos',
  args: { view: examples.methodsFailed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Error al obtener los métodos de pago.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'methods.retried' });
  },
};

export const Cash: Story = {
  name: 'Efectivo',
  args: { view: examples.cash },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Te damos una referencia y un código QR.')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'Reservar boletos' });
    if (button) await userEvent.click(button);
    await expect(args.sendCash).toHaveBeenCalledWith({ type: 'reservation.submitted' });
  },
};

export const Reserving: Story = { name: 'Reservando', args: { view: examples.reserving } };
export const ReservationUnreached: Story = { name: 'Reserva sin respuesta', args: { view: examples.reservationUnreached } };

export const CashTooNear: Story = {
  name: '[ERR-060][CASH-013][CASH-014] Muy cerca de la salida',
  args: { view: examples.cashTooNear },
  play: async ({ args }) => {
    const box = await alert();
    await userEvent.click(box.getByRole('button', { name: 'Buscar otro horario' }));
    await expect(args.sendCash).toHaveBeenCalledWith({ type: 'search.chosen' });
    await userEvent.click(box.getByRole('button', { name: 'Pagar con tarjeta' }));
    await expect(args.sendCash).toHaveBeenCalledWith({ type: 'card.chosen' });
  },
};

export const CashRefusedForLimit: Story = { name: 'Reserva sobre el límite', args: { view: examples.cashRefusedForLimit } };

export const CashRefusedForBus: Story = {
  name: '[CASH-001] Demasiados sin pagar',
  args: { view: examples.cashRefusedForBus },
  play: async () => {
    const box = await alert();
    await expect(
      box.getByText('Este autobús ya tiene muchos lugares apartados sin pagar. Paga con tarjeta o elige otra salida.'),
    ).toBeVisible();
  },
};

export const CashDisabled: Story = {
  name: '[ERR-059] Efectivo apagado',
  args: { view: examples.cashDisabled },
  play: async () => {
    const box = await alert();
    await expect(box.getByText('El pago de reservas en efectivo está temporalmente deshabilitado')).toBeVisible();
  },
};

export const CashFailed: Story = {
  name: '[ERR-061] No se reservó',
  args: { view: examples.cashFailed },
  play: async () => {
    const box = await alert();
    await expect(box.getByText('Ocurrío algo al procesar tu pago, intenta más tarde.')).toBeVisible();
  },
};

export const DeclinedWithCash: Story = {
  name: '[PAY-034] Rechazada, con efectivo',
  args: { view: examples.declinedWithCash },
  play: async ({ args }) => {
    const box = await alert();
    await userEvent.click(box.getByRole('button', { name: 'Reservar boletos' }));
    await expect(args.sendCard).toHaveBeenCalledWith({ type: 'decline.accepted' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'method.chosen', method: 'cash' });
  },
};
