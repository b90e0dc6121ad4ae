import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { plusSeconds } from '../../../machines/domain/instant.ts';
import { NOW } from '../../../machines/testing/fixtures.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { CachedBand } from './CachedBand.tsx';

const HOUR_S = 3_600;
const at = plusSeconds(NOW, -2 * HOUR_S);

const meta = {
  title: 'Pasos/Sin conexión',
  component: CachedBand,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: { view: { page: 'results', at }, now: NOW, onRetry: fn() },
} satisfies Meta<typeof CachedBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Results: Story = {
  name: '[NAV-075] Resultados',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Actualizados hace 2 h: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Order: Story = { name: 'Boletos', args: { view: { page: 'order', at: plusSeconds(NOW, -75 * HOUR_S) } } };
export const Home: Story = {
  name: '[NAV-075] Inicio',
  args: {
    view: {
      page: 'home',
      search: {
        origin: 'Monterrey',
        destination: 'San Luis Potosí',
        dates: ['2026-04-20', '2026-04-22'],
        href: '/compra/?origin=MTY',
        at,
      },
      tickets: { count: 1, href: '/compra/usuario/mis-boletos' },
      places: at,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'De Monterrey a San Luis Potosí' })).toHaveAttribute('href', '/compra/?origin=MTY');
    await expect(canvas.getByText(/lun 20\/04\/2026 · mié 22\/04\/2026 · Vista hace 2 h: /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mis viajes' })).toHaveAttribute('href', '/compra/usuario/mis-boletos');
    await expect(canvas.getByText('1 boleto guardado en este dispositivo')).toBeVisible();
    await expect(canvas.getByText('Busca y paga viajes')).toBeVisible();
  },
};
export const Nothing: Story = { name: 'Nada guardado', args: { view: { page: 'home', search: null, tickets: null, places: null } } };
