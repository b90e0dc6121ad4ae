import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Boundary } from '../../ui/Boundary.tsx';
import { FailedOverlay, FailedPage } from './FailedPage.tsx';

const meta = {
  title: 'Pasos/Falla',
  component: FailedPage,
  tags: ['autodocs'],
  args: { again: fn(), reload: fn() },
} satisfies Meta<typeof FailedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Step: Story = {
  name: 'Un paso',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo falló. Tu compra está a salvo');
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar la página' }));
    await expect(args.reload).toHaveBeenCalled();
  },
};

export const Paid: Story = {
  name: 'Con un pago conocido',
  args: { folio: 'TUN-7KQ2BYT9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tu pago tiene el folio TUN-7KQ2BYT9');
  },
};

export const Overlay: Story = {
  name: 'Una ventana',
  render: (args) => <FailedOverlay {...args} />,
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Algo falló. Tu compra está a salvo' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Continuar' }));
    await expect(args.again).toHaveBeenCalled();
  },
};

const onError = fn();

/** Throws while it renders, until the cause is gone. */
function Thrower({ isBroken, children }: { isBroken: boolean; children: ReactNode }) {
  if (isBroken) throw new Error('thrown on purpose');
  return <p>{children}</p>;
}

function Thrown() {
  const [isBroken, setBroken] = useState(true);
  return (
    <Boundary
      onError={onError}
      renderFailed={(again) => (
        <FailedPage
          again={() => {
            setBroken(false);
            again();
          }}
          reload={fn()}
        />
      )}
    >
      <Thrower isBroken={isBroken}>Asiento 7, Ana Peña</Thrower>
    </Boundary>
  );
}

export const Again: Story = {
  name: 'Falla y continúa',
  render: () => <Thrown />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByText('Asiento 7, Ana Peña')).toBeVisible();
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'thrown on purpose' }));
  },
};
