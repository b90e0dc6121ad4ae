import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/phoneCode/phoneCode.examples.ts';
import { phoneCodeModel } from '../../../machines/phoneCode/phoneCode.model.ts';
import { common, phoneCode } from '../../messages/es-MX.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { PhoneCodeScreen } from './PhoneCodeScreen.tsx';

const meta = {
  title: 'Pasos/Código por SMS',
  component: PhoneCodeScreen,
  args: { send: fn(), onChangeNumber: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [phoneCodeModel] }) },
  decorators: [
    (Story) => (
      <Sheet isOpen onClose={fn()} title={phoneCode.title} closeLabel={common.close}>
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof PhoneCodeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '[AUTH-018][AUTH-020] Vacío',
  args: { view: examples.empty },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet).toHaveTextContent('Enviamos un código de 6 dígitos por SMS al 81 2345 6789.');
    await expect(sheet).toHaveTextContent('Reenviar código en 03:00');
    await expect(screen.queryByRole('button', { name: 'Reenviar código' })).toBeNull();
  },
};
export const Half: Story = {
  name: '[AUTH-019][AUTH-055] A medias',
  args: { view: examples.half },
  play: async () => {
    const input = await screen.findByRole('textbox', { name: phoneCode.label });
    const boxes = [...(input.nextElementSibling?.children ?? [])].map((box) => box.textContent);
    await expect(boxes).toEqual(['1', '2', '3', '', '', '']);
    await expect(screen.getByRole('button', { name: 'Verificar número telefónico' })).toBeDisabled();
  },
};
export const Pasting: Story = {
  name: '[AUTH-054] Al pegar',
  args: { view: examples.empty },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: phoneCode.label }));
    await userEvent.paste('48 02 15 99');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.typed', text: '480215' });
  },
};
export const WrongAgain: Story = {
  name: '[AUTH-021] El mismo otra vez',
  args: { view: examples.wrongAgain },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar número telefónico' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.submitted' });
  },
};
export const Verifying: Story = { name: 'Verificando', args: { view: examples.verifying } };
export const Wrong: Story = {
  name: '[ERR-024] Incorrecto',
  args: { view: examples.wrong },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('El código no coincide. Revisa el SMS.');
    await userEvent.keyboard('7');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.typed', text: '7' });
  },
};
export const Dead: Story = { name: 'Bloqueado', args: { view: examples.dead } };
export const Lost: Story = { name: 'Sin respuesta', args: { view: examples.lost } };
export const MayResend: Story = {
  name: '[AUTH-020] Puede reenviar',
  args: { view: examples.mayResend },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reenviar código' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.resent' });
  },
};
export const Resending: Story = { name: 'Reenviando', args: { view: examples.resending } };
export const ResendFailed: Story = {
  name: '[ERR-018] No se reenvió',
  args: { view: examples.resendFailed },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error al enviar el código.');
  },
};
