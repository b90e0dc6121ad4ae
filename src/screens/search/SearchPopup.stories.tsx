import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { chart, examples } from '../../../machines/search/search.examples.ts';
import { searchModels } from '../../../machines/search/search.model.ts';
import { search } from '../../messages/es-MX.ts';
import { SearchPopup } from './SearchPopup.tsx';

const meta = {
  title: 'Pasos/Búsqueda sobre una página',
  component: SearchPopup,
  args: { isOpen: true, title: search.editorTitle, send: fn(), onClose: fn() },
  parameters: { xstate: () => ({ ...chart, models: searchModels }) },
} satisfies Meta<typeof SearchPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Popup: Story = {
  name: '[TRIPS-004] Abierta',
  args: { form: examples.popup.form },
  play: async ({ args }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Nueva búsqueda' }));
    await userEvent.click(popup.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const PopupReady: Story = {
  name: '[SEARCH-012][SEARCH-015] Lista',
  args: { title: search.tripEditorTitle, form: examples.popupReady.form },
  play: async ({ args }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Editar Viaje' }));
    await expect(popup.getByRole('radio', { checked: true })).toHaveAttribute('value', 'R');
    await userEvent.click(popup.getByRole('button', { name: search.submit }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.submitted' });
  },
};
export const PopupMissing: Story = { name: 'Faltan datos', args: { form: examples.popupMissing.form } };
