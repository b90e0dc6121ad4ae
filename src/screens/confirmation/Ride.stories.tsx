import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { chart, examples } from '../../../machines/rideCoupon/rideCoupon.examples.ts';
import { rideCouponModels } from '../../../machines/rideCoupon/rideCoupon.model.ts';
import { RideSheet } from './RideSheet.tsx';

const meta = {
  title: 'Pasos/Traslado',
  component: RideSheet,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: rideCouponModels }) },
} satisfies Meta<typeof RideSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog after its opening animation. */
async function dialog(role: 'dialog' | 'alertdialog') {
  const element = await screen.findByRole(role);
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

export const Opening: Story = { name: 'Abriendo', args: { view: examples.opening } };
export const Form: Story = {
  name: '[RIDE-002][RIDE-003][RIDE-007][RIDE-008][RIDE-017][RIDE-018][CONST-079] Formulario',
  args: { view: examples.form },
  play: async ({ args }) => {
    const sheet = await dialog('dialog');
    await expect(sheet.getByText(/solo para un viaje Economy desde o hacia la terminal. Necesitas una cuenta activa/)).toBeVisible();
    await expect(sheet.getByText('+52')).toBeVisible();
    const fields = sheet.getAllByRole('textbox').map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value]);
    await expect(fields).toEqual([
      ['name', 'Íñigo Peña Treviño'],
      ['email', 'begona@example.com'],
      ['phone', ''],
    ]);
    for (const name of ['Correo electrónico', 'Celular']) await expect(sheet.getByRole('textbox', { name })).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Nombre' }), 'B');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.typed', field: 'name', text: 'Íñigo Peña TreviñoB' });
    await expect(sheet.getByRole('button', { name: 'Generar cupón' })).toBeDisabled();
    await expectLeftOut(sheet.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancelar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ride.dismissed' });
  },
};
export const Stranger: Story = {
  name: '[RIDE-015] Nombre de nadie que viaja',
  args: { view: examples.stranger },
  play: async () => {
    const sheet = await dialog('dialog');
    await userEvent.click(sheet.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.tab();
    await expect(sheet.getByText('Escribe el nombre de un pasajero de esta compra')).toBeVisible();
  },
};
export const WrongEmail: Story = {
  name: '[RIDE-014] Correo no válido',
  args: { view: examples.wrongEmail },
  play: async () => {
    const sheet = await dialog('dialog');
    await userEvent.click(sheet.getByRole('textbox', { name: 'Correo electrónico' }));
    await userEvent.tab();
    await expect(sheet.getByText('Escribe un correo válido')).toBeVisible();
  },
};
export const Ready: Story = {
  name: 'Listo',
  args: { view: examples.ready },
  play: async ({ args }) => {
    const sheet = await dialog('dialog');
    await userEvent.click(sheet.getByRole('button', { name: 'Generar cupón' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'coupon.submitted' });
  },
};
export const Sending: Story = { name: 'Enviando', args: { view: examples.sending } };
export const Given: Story = {
  name: '[RIDE-004] Cupón entregado',
  args: { view: examples.given },
  play: async () => {
    const box = await dialog('alertdialog');
    await expect(box.getByText(/y por SMS al 81 2345 6789/)).toBeVisible();
  },
};
export const NoneGiven: Story = { name: 'Sin cupón', args: { view: examples.noneGiven } };
export const Failed: Story = {
  name: '[RIDE-005] Falló',
  args: { view: examples.failed },
  play: async ({ args }) => {
    const box = await dialog('alertdialog');
    await userEvent.click(box.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'coupon.submitted' });
  },
};
export const Once: Story = {
  name: '[RIDE-006][ERR-072] Solo uno',
  args: { view: examples.once },
  play: async () => {
    const box = await dialog('alertdialog');
    await expect(box.getByText('Disculpa, sólo se puede generar un cupón por cuenta')).toBeVisible();
  },
};
export const GivenBefore: Story = { name: 'Ya entregado', args: { view: examples.givenBefore } };
