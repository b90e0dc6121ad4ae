import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { chart, examples } from '../../../machines/cancellation/cancellation.examples.ts';
import { cancellationModels } from '../../../machines/cancellation/cancellation.model.ts';
import { CancellationScreen } from './CancellationScreen.tsx';

const meta = {
  title: 'Pasos/Cancelar boletos',
  component: CancellationScreen,
  args: { send: fn(), onChat: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: cancellationModels }) },
} satisfies Meta<typeof CancellationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  name: '[CANCEL-004] Aviso',
  args: { view: examples.warning },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Esta acción es irreversible');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancellation.accepted' });
  },
};
export const Checking: Story = { name: 'Consultando', args: { view: examples.checking } };
export const Choosing: Story = {
  name: '[CANCEL-011] Eligiendo boletos',
  args: { view: examples.choosing },
  play: async ({ args }) => {
    const refused = await screen.findByRole('checkbox', { name: /Aurelio Muñoz/ });
    await expect(refused).toBeDisabled();
    await expect(refused).toHaveAccessibleName(/No se puede cancelar: su forma de pago no tiene reembolso$/);
    await expect(screen.getByRole('button', { name: 'Ver reembolso' })).toBeDisabled();
    await expect(screen.getByRole('group', { name: /^Ida · sáb 18\/04\/2026 · 08:30 AM.* · MTY a SLP$/ })).toBeVisible();
    await userEvent.click(screen.getByText('Begoña Treviño'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ticket.toggled', ticketId: 't-1' });
    await userEvent.click(screen.getByRole('button', { name: 'Elegir todos' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'all.toggled' });
    await userEvent.click(screen.getByRole('button', { name: 'Regresar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.returned' });
  },
};
export const Chosen: Story = {
  name: '[CANCEL-001] Boletos elegidos',
  args: { view: examples.chosen },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Elige los boletos' });
    await expect(sheet).toHaveTextContent('Paso 2 de 4 · 2 de 3 elegidos');
    await expect(sheet).toHaveTextContent('2 boletos · recibes en Puntos Viaja$953.00');
    await expect(screen.getByRole('button', { name: 'Quitar todos' })).toBeVisible();
  },
};
export const MinorAlone: Story = {
  name: '[ERR-081] Menor solo',
  args: { view: examples.minorAlone },
  play: async () => {
    const text = 'No puedes cancelar este boleto, ya que es el único adulto en el viaje';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Ver reembolso' })).toBeDisabled();
  },
};
export const FamilyChosen: Story = { name: 'Familia elegida', args: { view: examples.familyChosen } };
export const BothWays: Story = {
  name: '[CANCEL-001] Ida y regreso',
  args: { view: examples.bothWays },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Elige los boletos' });
    await expect(sheet).toHaveTextContent('Paso 2 de 4 · 3 de 5 elegidos');
    await expect(sheet).toHaveTextContent('3 boletos · recibes en Puntos Viaja$1,259.00');
    await expect(screen.getByRole('group', { name: /^Ida · sáb 18\/04\/2026 · 08:30 AM.* · MTY a SLP$/ })).toBeVisible();
    const back = screen.getByRole('group', { name: /^Regreso · dom 03\/05\/2026 · 09:15 PM.* · SLP a MTY$/ });
    await userEvent.click(within(back).getByText('Begoña Treviño'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ticket.toggled', ticketId: 't-4' });
  },
};
export const MinorAloneBack: Story = {
  name: '[CANCEL-012] Menor solo de regreso',
  args: { view: examples.minorAloneBack },
  play: async () => {
    const text = 'No puedes cancelar este boleto, ya que es el único adulto en el viaje';
    await expect(within(await screen.findByRole('group', { name: /^Regreso/ })).getByText(text)).toBeVisible();
    await expect(within(screen.getByRole('group', { name: /^Ida/ })).queryByText(text)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Ver reembolso' })).toBeDisabled();
  },
};
export const RefundOfBothWays: Story = {
  name: 'Reembolso de ambos',
  args: { view: examples.refundOfBothWays },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Tu reembolso' });
    await expect(sheet).toHaveTextContent('Ida: Begoña Treviño, asiento 6$647.00');
    await expect(sheet).toHaveTextContent('Regreso: Begoña Treviño, asiento 14$647.00');
    await expect(sheet).toHaveTextContent('Recibes en Puntos Viaja$1,906.00');
  },
};
export const PromotionLost: Story = {
  name: 'Ida de un regreso rebajado',
  args: { view: examples.promotionLost },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Elige los boletos' });
    await expect(sheet).toHaveTextContent('ADULTO · recibes $341.00');
    await expect(sheet).toHaveTextContent('1 boleto · recibes en Puntos Viaja$341.00');
  },
};
export const PromotionBoth: Story = { name: 'Ida y regreso rebajado', args: { view: examples.promotionBoth } };
export const RefundWithoutPromotion: Story = {
  name: 'Reembolso sin promoción',
  args: { view: examples.refundWithoutPromotion },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Tu reembolso' });
    await expect(sheet).toHaveTextContent('Begoña Treviño, asiento 6$647.00');
    await expect(sheet).toHaveTextContent('Descuento de tu regreso-$306.00');
    await expect(sheet).toHaveTextContent('Recibes en Puntos Viaja$341.00');
    await expect(sheet).toHaveTextContent('Si también cancelas el regreso, te lo devolvemos.');
  },
};
export const Previewing: Story = { name: 'Calculando', args: { view: examples.previewing } };
export const PreviewFailed: Story = { name: 'No se calculó', args: { view: examples.previewFailed } };
export const PreviewingAlone: Story = { name: 'Calculando uno solo', args: { view: examples.previewingAlone } };
export const Refund: Story = {
  name: '[CANCEL-001][CANCEL-003] Reembolso',
  args: { view: examples.refund },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Tu reembolso' });
    await expect(sheet).toHaveTextContent('Costo de cancelación$0.00');
    await expect(sheet).toHaveTextContent('Recibes en Puntos Viaja$953.00');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'refund.accepted' });
  },
};
export const WithoutRefund: Story = {
  name: '[CANCEL-002] Sin reembolso',
  args: { view: examples.withoutRefund },
  play: async () => {
    await expect(await screen.findByText('Este boleto se pagó con un cupón, así que su reembolso es de $0.00.')).toBeVisible();
  },
};
export const SeveralWithoutRefund: Story = {
  name: 'Varios sin reembolso',
  args: { view: examples.severalWithoutRefund },
  play: async () => {
    await expect(await screen.findByText('Estos boletos se pagaron con un cupón, así que su reembolso es de $0.00.')).toBeVisible();
  },
};
export const Confirming: Story = {
  name: '[CANCEL-007] Confirmar',
  args: { view: examples.confirming },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Te reembolsamos $953.00 en Puntos Viaja');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar boletos' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancellation.confirmed' });
  },
};
export const Cancelling: Story = { name: 'Cancelando', args: { view: examples.cancelling } };
export const StillCancelling: Story = { name: 'Sigue cancelando', args: { view: examples.stillCancelling } };
export const Refused: Story = {
  name: '[ERR-077][CANCEL-013] Rechazada',
  args: { view: examples.refused },
  play: async ({ args }) => {
    await expect(await screen.findByText('Ocurrió un error al cancelar el boleto')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Espera unos segundos/ }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const MayRetry: Story = { name: 'Puede reintentar', args: { view: examples.mayRetry } };
export const Cancelled: Story = {
  name: '[ERR-078] Cancelados',
  args: { view: examples.cancelled },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Boleto cancelado' })).toHaveTextContent('$953.00');
  },
};
export const OneCancelled: Story = { name: 'Uno cancelado', args: { view: examples.oneCancelled } };
export const Unavailable: Story = {
  name: '[ERR-079][ERR-080][CONST-075] No disponible',
  args: { view: examples.unavailable },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Cancelación no disponible' });
    await expect(alert).toHaveTextContent('La forma de pago no aplica para reembolso');
    await expect(alert).toHaveTextContent('de 06:00 AM a 11:00 PM');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir chat' }));
    await expect(args.onChat).toHaveBeenCalledOnce();
  },
};
export const TooLate: Story = { name: 'Demasiado tarde', args: { view: examples.tooLate } };
export const Failed: Story = {
  name: '[ERR-076] Falló',
  args: { view: examples.failed },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Oops' })).toHaveTextContent(
      'Ocurrió un error al tratar de validar boletos para cancelar',
    );
  },
};
/** The link of a guest's mail: the points wait for the registration (decision 33). */
export const RefundOfGuest: Story = {
  name: 'Reembolso de invitado',
  args: { view: examples.refund, isGuest: true },
  play: async () => {
    await expect(await screen.findByText(/Los ves y los usas cuando te registras con él/)).toBeVisible();
  },
};
export const CancelledOfGuest: Story = {
  name: 'Cancelados de invitado',
  args: { view: examples.cancelled, isGuest: true },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('con el correo de tu compra');
  },
};
