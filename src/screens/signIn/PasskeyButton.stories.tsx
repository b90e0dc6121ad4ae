import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/passkeySignIn/passkeySignIn.examples.ts';
import { passkeySignInModel } from '../../../machines/passkeySignIn/passkeySignIn.model.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const meta = {
  title: 'Pasos/Acceso con llave',
  component: PasskeyButton,
  args: { send: fn() },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-form bg-surface p-6">
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [passkeySignInModel] }) },
} satisfies Meta<typeof PasskeyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const reads =
  (text: string) =>
  async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeEnabled();
  };

export const Checking: Story = { name: 'Revisando el navegador', args: { view: examples.checking } };
export const Unsupported: Story = {
  name: 'Sin llaves',
  args: { view: examples.unsupported },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
export const Idle: Story = {
  name: 'Con botón',
  args: { view: examples.idle },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar con llave de acceso' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'passkey.chosen' });
  },
};
export const Asking: Story = { name: 'Pidiendo la llave', args: { view: examples.asking } };
export const Opening: Story = { name: 'Abriendo la sesión', args: { view: examples.opening } };
export const Cancelled: Story = { name: 'Cancelada', args: { view: examples.cancelled }, play: reads('No se usó ninguna llave.') };
export const Foreign: Story = { name: 'Llave ajena', args: { view: examples.foreign }, play: reads('No pudimos comprobar esa llave.') };
export const Offline: Story = {
  name: 'Sin conexión',
  args: { view: examples.offline },
  play: reads('Revisa tu internet e intenta de nuevo.'),
};
export const Stale: Story = {
  name: 'Tardó demasiado',
  args: { view: examples.stale },
  play: reads('Pasó demasiado tiempo. Intenta de nuevo.'),
};
export const Unknown: Story = {
  name: 'Llave sin cuenta',
  args: { view: examples.unknown },
  play: reads('Esa llave ya no abre ninguna cuenta. Entra de otra forma.'),
};
export const Refused: Story = { name: 'Rechazada', args: { view: examples.refused }, play: reads('No pudimos comprobar esa llave.') };
export const Failed: Story = { name: 'Falló', args: { view: examples.failed }, play: reads('Ocurrió algo intenta más tarde') };
