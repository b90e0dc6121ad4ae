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
  parameters: { chart: () => ({ ...chart, models: [passkeySignInModel] }) },
} satisfies Meta<typeof PasskeyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const reads =
  (text: string) =>
  async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeEnabled();
  };

export const Checking: Story = { args: { view: examples.checking } };
export const Unsupported: Story = {
  args: { view: examples.unsupported },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
export const Idle: Story = {
  args: { view: examples.idle },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar con llave de acceso' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'passkey.chosen' });
  },
};
export const Asking: Story = { args: { view: examples.asking } };
export const Opening: Story = { args: { view: examples.opening } };
export const Cancelled: Story = { args: { view: examples.cancelled }, play: reads('No se usó ninguna llave.') };
export const Foreign: Story = { args: { view: examples.foreign }, play: reads('No pudimos comprobar esa llave.') };
export const Offline: Story = { args: { view: examples.offline }, play: reads('Revisa tu internet e intenta de nuevo.') };
export const Stale: Story = { args: { view: examples.stale }, play: reads('Pasó demasiado tiempo. Intenta de nuevo.') };
export const Unknown: Story = {
  args: { view: examples.unknown },
  play: reads('Esa llave ya no abre ninguna cuenta. Entra de otra forma.'),
};
export const Refused: Story = { args: { view: examples.refused }, play: reads('No pudimos comprobar esa llave.') };
export const Failed: Story = { args: { view: examples.failed }, play: reads('Ocurrió algo intenta más tarde') };
