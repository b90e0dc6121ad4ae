import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { accountTripOf } from '../../app/wire/account.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { TripsScreen } from './TripsScreen.tsx';

const trips = answerExample('listTrips').trips.map(accountTripOf);

const meta = {
  title: 'Pasos/Mis boletos',
  component: TripsScreen,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: { view: { state: 'ready', upcoming: trips, past: trips }, onSearch: fn(), onRetry: fn() },
} satisfies Meta<typeof TripsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'Some [NAV-009]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mis viajes y reservas' })).toHaveTextContent('Monterrey a Tampico');
    await expect(canvas.getByRole('region', { name: 'Historial de viajes' })).toHaveTextContent('Monterrey a Tampico');
  },
};
export const None: Story = {
  args: { view: { state: 'ready', upcoming: [], past: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar viajes' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando tus viajes');
  },
};
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
