import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { chart, examples } from '../../../machines/updateData/updateData.examples.ts';
import { updateDataModel } from '../../../machines/updateData/updateData.model.ts';
import { UpdateDataScreen } from './UpdateDataScreen.tsx';

const meta = {
  title: 'Pasos/Nombre del invitado',
  component: UpdateDataScreen,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [updateDataModel] }) },
} satisfies Meta<typeof UpdateDataScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Greeting: Story = {
  name: '[ERR-023] Saludo',
  args: { view: examples.greeting },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: '¡Hola!' })).toHaveTextContent(
      'Se detecto que aun no actualizas tus datos, por favor actualiza tus datos para continuar.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'update.accepted' });
  },
};
export const Form: Story = {
  name: '[AUTH-014][AUTH-036] Formulario',
  args: { view: examples.form },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Actualizar' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await expectLeftOut(...screen.getAllByRole('textbox'));
  },
};
export const Partly: Story = { name: 'A medias', args: { view: examples.partly } };
export const Filled: Story = {
  name: 'Lleno',
  args: { view: examples.filled },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actualizar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'update.submitted' });
  },
};
export const Saving: Story = { name: 'Guardando', args: { view: examples.saving } };
export const Failed: Story = { name: 'No se guardó', args: { view: examples.failed } };
