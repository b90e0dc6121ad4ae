import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chart, examples } from '../../../machines/passkeyCreation/passkeyCreation.examples.ts';
import { passkeyCreationModels } from '../../../machines/passkeyCreation/passkeyCreation.model.ts';
import { PasskeyCreationScreen } from './PasskeyCreationScreen.tsx';

const meta = {
  title: 'Pasos/Llave de acceso',
  component: PasskeyCreationScreen,
  args: { send: fn(), today: '2026-04-17', keysHref: '/compra/usuario/mi-cuenta?seccion=seguridad' },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: passkeyCreationModels }) },
} satisfies Meta<typeof PasskeyCreationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog after its opening animation. */
async function dialog(role: 'dialog' | 'alertdialog' = 'dialog') {
  const element = await screen.findByRole(role);
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
}

const fails =
  (title: string, text: string) =>
  async ({ args }: Pick<Parameters<NonNullable<Story['play']>>[0], 'args'>) => {
    const alert = await dialog('alertdialog');
    await expect(alert.getByRole('heading', { name: title })).toBeVisible();
    await expect(alert.getByText(text)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Cerrar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passkey.closed' });
  };

export const Considering: Story = { name: 'Por decidir', args: { view: examples.considering } };
export const Offered: Story = {
  name: 'Ofrecida',
  args: { view: examples.offered },
  play: async ({ args }) => {
    const offer = await dialog();
    await expect(offer.getByRole('heading', { name: 'Entra con tu huella o tu rostro la próxima vez' })).toBeVisible();
    await expect(offer.getByText('Guarda una llave de acceso en este dispositivo. Tu huella y tu rostro no salen de él.')).toBeVisible();
    for (const [name, type] of [
      ['Sí, guardar llave', 'offer.accepted'],
      ['Ahora no', 'offer.postponed'],
      ['No volver a preguntar', 'offer.declined'],
    ] as const) {
      await userEvent.click(offer.getByRole('button', { name }));
      await expect(args.send).toHaveBeenLastCalledWith({ type });
    }
  },
};
export const NotOffered: Story = { name: 'No ofrecida', args: { view: examples.notOffered } };
export const Postponed: Story = { name: 'Ahora no', args: { view: examples.postponed } };
export const Idle: Story = { name: 'Cerrada', args: { view: examples.idle } };
export const Asking: Story = { name: 'Pidiendo la llave', args: { view: examples.asking } };
export const Storing: Story = { name: 'Guardando', args: { view: examples.storing } };
export const Saved: Story = {
  name: 'Guardada',
  args: { view: examples.saved },
  play: async ({ args }) => {
    const saved = await dialog();
    await expect(saved.getByText('Guardada hoy, 08:20 AM')).toBeVisible();
    await expect(saved.getByRole('link', { name: 'Ver mis llaves' })).toHaveAttribute('href', args.keysHref);
    await userEvent.click(saved.getByRole('button', { name: 'Cambiar el nombre de la llave' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'name.edited' });
  },
};
/** In the profile, without the link to it. */
export const SavedLong: Story = {
  name: 'Guardada, nombre largo',
  args: { view: examples.savedLong, keysHref: null },
  play: async ({ args }) => {
    const saved = await dialog();
    await expect(saved.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(saved.getByRole('button', { name: 'Listo' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passkey.closed' });
  },
};
export const Naming: Story = {
  name: 'Poniendo nombre',
  args: { view: examples.naming },
  play: async ({ args }) => {
    const form = await dialog();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'name.submitted' });
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'name.kept' });
  },
};
export const Unnamed: Story = {
  name: 'Sin nombre',
  args: { view: examples.unnamed },
  play: async () => expect((await dialog()).getByRole('button', { name: 'Guardar' })).toBeDisabled(),
};
export const Renaming: Story = { name: 'Cambiando el nombre', args: { view: examples.renaming } };
export const NotRenamed: Story = {
  name: 'Nombre no cambiado',
  args: { view: examples.notRenamed },
  play: async () => expect((await dialog()).getByText('Revisa tu internet e intenta de nuevo.')).toBeVisible(),
};
export const Renamed: Story = {
  name: 'Nombre cambiado',
  args: { view: examples.renamed },
  play: async () => expect((await dialog()).getByText('Celular del trabajo')).toBeVisible(),
};
export const Cancelled: Story = {
  name: 'Cancelada',
  args: { view: examples.cancelled },
  play: fails('No guardamos la llave', 'Se cerró la ventana de tu dispositivo. Puedes intentarlo cuando quieras.'),
};
export const Exists: Story = {
  name: 'Ya existe',
  args: { view: examples.exists },
  play: async (context) => {
    await expect((await dialog('alertdialog')).queryByRole('button', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
    await fails('Ya tienes una llave aquí', 'Este dispositivo ya tiene una llave de tu cuenta.')(context);
  },
};
export const NotAllowed: Story = {
  name: 'No permitida',
  args: { view: examples.notAllowed },
  play: fails('No guardamos la llave', 'No pudimos comprobar esa llave.'),
};
export const Full: Story = {
  name: 'Diez llaves',
  args: { view: examples.full },
  play: fails('No guardamos la llave', 'Ya tienes 10 llaves. Elimina una para guardar otra.'),
};
export const Offline: Story = {
  name: 'Sin conexión',
  args: { view: examples.offline },
  play: async ({ args }) => {
    const alert = await dialog('alertdialog');
    await expect(alert.getByText('Revisa tu internet e intenta de nuevo.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passkey.requested' });
  },
};
export const Stale: Story = {
  name: 'Tardó demasiado',
  args: { view: examples.stale },
  play: fails('Pasó demasiado tiempo', 'Pasó demasiado tiempo. Intenta de nuevo.'),
};
export const Refused: Story = {
  name: 'Rechazada',
  args: { view: examples.refused },
  play: fails('No guardamos la llave', 'No pudimos comprobar esa llave.'),
};
export const Failed: Story = {
  name: 'Falló',
  args: { view: examples.failed },
  play: fails('No guardamos la llave', 'Ocurrió algo intenta más tarde'),
};
