import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { chart, examples } from '../../../machines/search/search.examples.ts';
import { searchModels } from '../../../machines/search/search.model.ts';
import { common, homeOffers, promotion, search } from '../../messages/es-MX.ts';
import { HomeOffers } from './HomeOffers.tsx';
import { HomeOffersLoading } from './HomeOffersLoading.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const recent = [
  { href: '#tampico', label: 'Monterrey a Tampico · vie 24/04' },
  { href: '#victoria', label: 'Monterrey a Ciudad Victoria · sáb 02/05' },
];

const meta = {
  title: 'Pasos/Búsqueda/Ofertas de inicio',
  component: HomeOffers,
  args: {
    send: fn(),
    form: examples.ready.form,
    recent,
    promotion: 'Hasta un 50% de descuento en tu regreso',
    renderPrice: ({ id }) => (id === 'slp' ? `${search.from} $489.00` : `${search.from} $12,365.50`),
  },
  render: (args) => <SearchScreen view={{ screen: 'form', form: args.form }} send={args.send} offers={<HomeOffers {...args} />} />,
  parameters: { xstate: () => ({ ...chart, models: searchModels }) },
} satisfies Meta<typeof HomeOffers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offers: Story = {
  name: '[SEARCH-017] Con promoción',
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('link', { name: recent[0]?.label ?? '' })).toHaveAttribute('href', '#tampico');
    await step('the promotion chooses a round trip', async () => {
      await userEvent.click(canvas.getByRole('button', { name: promotion.accept }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'tripType.chosen', roundTrip: true });
    });
    await step('a destination with its lowest price, and then the day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^SLP San Luis Potosí Desde/ }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'destination.chosen', placeId: 'slp' });
      await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(search.date) })).toHaveFocus());
    });
  },
};
/** A first visit: no earlier search, no promotion, and cities to start from. */
export const FirstVisit: Story = {
  name: 'Primera visita',
  args: { form: examples.blank.form, recent: [], promotion: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('group', { name: search.recent })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Monterrey/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'origin.chosen', placeId: 'mty' });
  },
};
/** The destinations take the place of the pressed city, and their title takes its focus. */
export const CityChosen: Story = {
  name: 'Ciudad elegida',
  args: { form: examples.blank.form, recent: [], promotion: null },
  render: function Render(args) {
    const [form, setForm] = useState(args.form);
    const offers = <HomeOffers {...args} form={form} send={() => setForm(examples.dayAfterDestination.form)} />;
    return <SearchScreen view={{ screen: 'form', form }} send={args.send} offers={offers} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Monterrey/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: homeOffers.leavesFrom('Monterrey') })).toHaveFocus());
  },
};
/** The places of what loads later. */
export const Loading: Story = {
  name: 'Cargando',
  render: (args) => (
    <SearchScreen
      view={{ screen: 'form', form: args.form }}
      send={args.send}
      offers={<HomeOffersLoading hasRecent hasOrigin={args.form.destination.from !== null} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: common.oneWay })).toBeEnabled();
  },
};
