import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chart, examples } from '../../../machines/edit/edit.examples.ts';
import { editModels } from '../../../machines/edit/edit.model.ts';
import { EditSheet } from './EditSheet.tsx';

const meta = {
  title: 'Pasos/Edición',
  component: EditSheet,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: editModels }) },
} satisfies Meta<typeof EditSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog after its opening animation. */
async function dialog(role: 'dialog' | 'alertdialog') {
  const element = await screen.findByRole(role);
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

export const Asking: Story = { name: 'Preguntando', args: { view: examples.asking } };
export const Choosing: Story = {
  name: '[EDIT-002][EDIT-003] Eligiendo boletos',
  args: { view: examples.choosing },
  play: async ({ args }) => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('heading', { name: 'Elige pasajeros' })).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Begoña Treviño/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ticket.toggled', ticketId: 't2' });
    await userEvent.click(sheet.getByRole('button', { name: 'Editar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.submitted' });
    await userEvent.click(sheet.getByRole('button', { name: 'Cancelar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.dismissed' });
  },
};
export const OneRefused: Story = {
  name: '[EDIT-011] Uno no se edita',
  args: { view: examples.oneRefused },
  play: async () => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByText('Este boleto ya se cambió por otro.')).toBeVisible();
    await expect(sheet.getByRole('checkbox', { name: /Villavicencio/ })).toBeDisabled();
  },
};
export const Nobody: Story = {
  name: '[EDIT-004] Nadie elegido',
  args: { view: examples.nobody },
  play: async () => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('alert')).toHaveTextContent('Debes seleccionar al menos un pasajero para editar');
  },
};
export const MinorAlone: Story = {
  name: '[EDIT-005] Menor solo',
  args: { view: examples.minorAlone },
  play: async () => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('alert')).toHaveTextContent(
      'Un menor no puede viajar solo. Debes seleccionar también un adulto o un senectud para acompañarlo.',
    );
  },
};
export const MinorLeft: Story = {
  name: 'Menor que se queda',
  args: { view: examples.minorLeft },
  play: async () => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('alert')).toHaveTextContent('Un menor no puede quedarse solo. Deja con él a un adulto o a un senectud.');
  },
};
export const DeparturesSearched: Story = { name: 'Buscando salidas', args: { view: examples.departuresSearched } };
export const Departures: Story = {
  name: 'Salidas',
  args: { view: examples.departures },
  play: async ({ args }) => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('heading', { name: 'Elige tu nueva ida' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /11:00 AM.*libres?/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'departure.chosen', tripId: 'later' });
    await expect(sheet.getByRole('button', { name: /No hay lugar para todos/ })).toBeDisabled();
    const [day] = within(sheet.getByRole('navigation', { name: 'Elige otro día' })).getAllByRole('link', { current: false });
    if (!day) throw new Error('no other day');
    await userEvent.click(day);
    await expect(args.send).toHaveBeenCalledWith({ type: 'day.chosen', date: '2026-04-18' });
  },
};
/** The adult alone may only take another seat of the same bus. */
export const DeparturesForAdult: Story = {
  name: 'Salidas de un adulto',
  args: { view: examples.departuresForAdult },
  play: async () => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('button', { name: /Tu autobús/ })).toBeEnabled();
    await expect(sheet.getByRole('button', { name: /El menor se quedaría solo/ })).toBeDisabled();
  },
};
export const DeparturesOfPromotion: Story = {
  name: 'Salidas y su promoción',
  args: { view: examples.departuresOfPromotion },
  play: async () => {
    const sheet = await dialog('dialog');
    await expect(sheet.getAllByText('Tu regreso pierde su descuento: $306.00')).toHaveLength(1);
    await expect(sheet.getByRole('button', { name: /El regreso sale antes de que llegue la ida/ })).toBeDisabled();
  },
};
export const OlderDepartures: Story = { name: 'Salidas de antes', args: { view: examples.olderDepartures } };
export const NoDepartures: Story = { name: 'Sin salidas', args: { view: examples.noDepartures } };
export const DeparturesUnlisted: Story = {
  name: '[ERR-013] Salidas no cargadas',
  args: { view: examples.departuresUnlisted },
  play: async ({ args }) => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByRole('alert')).toHaveTextContent('Ocurrió algo al cargar los viajes, intenta más tarde.');
    await userEvent.click(sheet.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.retried' });
  },
};
export const Both: Story = { name: 'Ida y regreso', args: { view: examples.both } };
export const Refused: Story = {
  name: 'Rechazada',
  args: { view: examples.refused },
  play: async ({ args }) => {
    const alert = await dialog('alertdialog');
    await expect(
      alert.getByText('Este boleto no tiene cambio flexible: solo se podía cambiar hasta 1 hora antes de la salida.'),
    ).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.dismissed' });
  },
};
export const RefusedWithoutWords: Story = {
  name: '[EDIT-006] Rechazada, sin motivo',
  args: { view: examples.refusedWithoutWords },
  play: async () => {
    const alert = await dialog('alertdialog');
    await expect(alert.getByText('Lo sentimos. No es posible editar ningún boleto para este viaje.')).toBeVisible();
  },
};
export const Guarded: Story = {
  name: '[ERR-082][ERR-083] Protegida',
  args: { view: examples.guarded },
  play: async () => {
    const alert = await dialog('alertdialog');
    await expect(alert.getByRole('heading', { name: 'Viaja seguro' })).toBeVisible();
    const terms = alert.getByRole('link', { name: 'Términos y condiciones (se abre en otra pestaña)' });
    await expect(terms).toHaveAttribute('href', '/compra/terminos');
  },
};
export const Failed: Story = {
  name: '[ERR-075] Falló',
  args: { view: examples.failed },
  play: async ({ args }) => {
    const alert = await dialog('alertdialog');
    await expect(alert.getByText('Ocurrió un error al tratar de validar boletos para transferir')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.retried' });
  },
};
