import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/officeAct/officeAct.examples.ts';
import { officeActModels } from '../../../machines/officeAct/officeAct.model.ts';
import { OfficeActSheet } from './OfficeActSheet.tsx';

const meta = {
  title: 'Operación/Acciones',
  component: OfficeActSheet,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: officeActModels }) },
} satisfies Meta<typeof OfficeActSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refund: Story = {
  name: 'Devolver',
  args: { view: examples.refund },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Devolver dinero' });
    await userEvent.click(screen.getByRole('button', { name: 'Devolver' }));
    await expect(screen.getByText('Escribe por qué, con 3 letras o más')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Como puntos/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'way.chosen', way: 'points' });
    await expect(screen.getByRole('radio', { name: /En efectivo/ })).toBeDisabled();
    await expect(dialog).toHaveTextContent('Vacío devuelve todo: $1,250.00');
  },
};
export const RefundPart: Story = {
  name: 'Devolver una parte',
  args: { view: examples.refundPart },
  play: async () => expect(await screen.findByText('Se devuelven $300.50')).toBeVisible(),
};
export const RefundTooMuch: Story = { name: 'Devolver de más', args: { view: examples.refundTooMuch } };
export const RefundAsPoints: Story = { name: 'Devolver como puntos', args: { view: examples.refundAsPoints } };
export const Sending: Story = { name: 'Enviando', args: { view: examples.sending } };
export const Refused: Story = {
  name: 'Rechazada',
  args: { view: examples.refused },
  play: async () => expect(await screen.findByText('No queda tanto por devolver.')).toBeVisible(),
};
export const Unknown: Story = {
  name: 'No se sabe',
  args: { view: examples.unknown },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Intentar otra vez' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'act.confirmed' });
  },
};
export const Done: Story = {
  name: 'Hecha',
  args: { view: examples.done },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'act.closed' });
  },
};
export const Resend: Story = { name: 'Reenviar boletos', args: { view: examples.resend } };
export const CorrectEmail: Story = { name: 'Corregir correo', args: { view: examples.correctEmail } };
export const EmailCorrected: Story = { name: 'Correo corregido', args: { view: examples.emailCorrected } };
export const CorrectName: Story = { name: 'Corregir nombre', args: { view: examples.correctName } };
export const Cancel: Story = {
  name: 'Cancelar boletos',
  args: { view: examples.cancel },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /María Fernanda/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ticket.toggled', ticketId: 't_1' });
  },
};
export const Settle: Story = { name: 'Preguntar al banco', args: { view: examples.settle } };
export const SettleByHand: Story = { name: 'Marcar cobrado', args: { view: examples.settleByHand } };
export const Note: Story = { name: 'Nota', args: { view: examples.note } };
export const FreeSeat: Story = { name: 'Liberar asiento', args: { view: examples.freeSeat } };
export const AskAll: Story = { name: 'Preguntar por todos', args: { view: examples.askAll } };
export const ResendMessages: Story = { name: 'Reenviar mensajes', args: { view: examples.resendMessages } };
export const Invite: Story = {
  name: 'Invitar',
  args: { view: examples.invite },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Dinero/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'role.toggled', role: 'money' });
  },
};
export const Withdraw: Story = { name: 'Retirar invitación', args: { view: examples.withdraw } };
export const ChangeRoles: Story = { name: 'Cambiar puestos', args: { view: examples.changeRoles } };
export const EndPerson: Story = { name: 'Dar de baja a una persona', args: { view: examples.endPerson } };
export const AddDevice: Story = { name: 'Agregar equipo', args: { view: examples.addDevice } };
export const DeviceAdded: Story = {
  name: 'Equipo agregado',
  args: { view: examples.deviceAdded },
  play: async () => expect(await screen.findByText(/No se muestra otra vez/)).toBeVisible(),
};
export const EndDevice: Story = { name: 'Dar de baja un equipo', args: { view: examples.endDevice } };
