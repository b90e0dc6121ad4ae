import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { chart, examples } from '../../../machines/office/office.examples.ts';
import { officeModels } from '../../../machines/office/office.model.ts';
import type { OfficeView } from '../../../machines/office/office.types.ts';
import { Page } from '../../ui/Page.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';

const workOf = (view: OfficeView) => (view.screen === 'work' ? view : null);

const meta = {
  title: 'Operación/Marco',
  component: OfficeFrame,
  args: {
    shop: 'Andén',
    hrefOf: (name) => `#${name}`,
    onSignOut: fn(),
    children: (
      <Page>
        <SkeletonCard />
      </Page>
    ),
  },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: officeModels }) },
} satisfies Meta<typeof OfficeFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = { name: 'Abriendo', args: { work: workOf(examples.opening) } };
export const Unreachable: Story = { name: 'Sin conexión', args: { work: workOf(examples.unreachable) } };
export const SignedOut: Story = { name: 'Sin sesión', args: { work: workOf(examples.signedOut) } };
export const Invited: Story = { name: 'Con invitación', args: { work: workOf(examples.invited) } };
export const Looking: Story = {
  name: 'Con todos los puestos',
  args: { work: workOf(examples.looking) },
  play: async ({ args, canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Abrir menú' });
    if (menu) {
      await userEvent.click(menu);
      await expect(await screen.findByRole('link', { name: 'Cierre del día' })).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Salir' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const ForDrivers: Story = {
  name: 'En la puerta',
  args: { work: workOf(examples.forDrivers) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Cierre del día' })).not.toBeInTheDocument(),
};
export const NotAllowed: Story = {
  name: 'Página de otro puesto',
  args: { work: workOf(examples.notAllowed) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Tu puesto no incluye esta página' })).toBeVisible(),
};
export const Acting: Story = { name: 'Con una acción', args: { work: workOf(examples.acting) } };
export const Acted: Story = { name: 'Después de una acción', args: { work: workOf(examples.acted) } };
export const Leaving: Story = { name: 'Saliendo', args: { work: workOf(examples.leaving) } };
export const Ended: Story = { name: 'Sesión terminada', args: { work: workOf(examples.ended) } };
