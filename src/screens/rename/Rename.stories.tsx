import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { chart, examples } from '../../../machines/rename/rename.examples.ts';
import { renameModels } from '../../../machines/rename/rename.model.ts';
import { RenameScreen } from './RenameScreen.tsx';

const meta = {
  title: 'Pasos/Cambiar nombre',
  component: RenameScreen,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: renameModels }) },
} satisfies Meta<typeof RenameScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  name: '[RENAME-003] Aviso',
  args: { view: examples.warning },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'warning.accepted' });
  },
};
export const Form: Story = {
  name: '[RENAME-002][RENAME-004] Formulario',
  args: { view: examples.form },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Editar nombre pasajero' });
    await expect(sheet).toHaveTextContent('14 de 30 letras en total');
    await expect(sheet).toHaveTextContent('sáb 18/04/2026 · 08:30 AM');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nombre' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.submitted' });
    await expectLeftOut(...screen.getAllByRole('textbox'));
  },
};
export const WithoutWarning: Story = { name: 'Sin aviso', args: { view: examples.withoutWarning } };
export const Short: Story = {
  name: '[RENAME-009] Nombre corto',
  args: { view: examples.short },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Apellido paterno' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(screen.getByText('Escribe al menos 2 letras')).toBeVisible();
  },
};
export const TooLong: Story = {
  name: '[RENAME-011] Nombre muy largo',
  args: { view: examples.tooLong },
  play: async () => {
    await expect(await screen.findByText('El nombre completo no puede exceder los 30 caracteres')).toBeVisible();
    await expect(screen.getByText('37 de 30 letras en total')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Guardar nombre' })).toBeDisabled();
  },
};
export const Saving: Story = { name: 'Guardando', args: { view: examples.saving } };
export const Failed: Story = {
  name: '[ERR-073] No se guardó',
  args: { view: examples.failed },
  play: async () => {
    await expect(await screen.findByText('Ocurrió un error al cambiar el nombre')).toBeVisible();
  },
};
export const Refused: Story = {
  name: '[ERR-073] Negado',
  args: { view: examples.refused },
  play: async () => {
    await expect(await screen.findByText('El boleto ya se cambió una vez.')).toBeVisible();
    await expect(screen.queryByText('Ocurrió un error al cambiar el nombre')).toBeNull();
  },
};
export const Renamed: Story = {
  name: '[ERR-074] Cambiado',
  args: { view: examples.renamed },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Éxito' })).toHaveTextContent('Se actualizo el nombre');
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.closed' });
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar el nombre de Íñigo Peña Treviño' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'next.chosen' });
  },
};
export const Next: Story = { name: 'El siguiente', args: { view: examples.next } };
export const RenamedLast: Story = { name: 'Cambiado el último', args: { view: examples.renamedLast } };
