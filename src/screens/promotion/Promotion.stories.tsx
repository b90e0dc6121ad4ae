import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chart, examples } from '../../../machines/promotion/promotion.examples.ts';
import { promotionModel } from '../../../machines/promotion/promotion.model.ts';
import { PromotionScreen } from './PromotionScreen.tsx';

const meta = {
  title: 'Pasos/Promoción de regreso',
  component: PromotionScreen,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [promotionModel] }) },
  // As wide as above the departures.
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof PromotionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const card = async () => within(await screen.findByRole('region', { name: 'Hasta un 50% de descuento en tu regreso' }));

export const Offered: Story = {
  name: '[SEARCH-032][SEARCH-033][SEARCH-034] Ofrecida',
  args: { view: examples.offered },
  play: async ({ args, step }) => {
    const { getByRole, getByText } = await card();
    await expect(getByText(/^Agrega tu regreso ahora y paga menos por la vuelta de San Luis Potosí a Monterrey/)).toBeInTheDocument();
    await expect(getByText(/Vale del /)).toBeVisible();
    await expect(getByRole('button', { name: /^Fecha de regreso dom/ })).toBeEnabled();
    await step('wanted', async () => {
      await userEvent.click(getByRole('button', { name: '¡Lo quiero!' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'offer.accepted' });
    });
    await step('not wanted', async () => {
      await userEvent.click(getByRole('button', { name: 'No, gracias' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'offer.declined' });
    });
  },
};
/** The widest day and its button in one row. */
export const WideDay: Story = {
  name: 'Un día ancho',
  args: { view: { ...examples.offered, returnDate: '2026-05-20' } },
  play: async () => {
    const value = (await card()).getByRole('button', { name: /^Fecha de regreso mié/ }).querySelector('b');
    await expect(value?.scrollWidth).toBe(value?.clientWidth);
  },
};
/** The week begins on Monday, and days without the promotion cannot be chosen. */
export const ChoosingDay: Story = {
  name: '[SEARCH-036][SEARCH-038] Eligiendo el día',
  args: { view: examples.offered },
  play: async ({ args }) => {
    const { getByRole } = await card();
    await userEvent.click(getByRole('button', { name: /^Fecha de regreso/ }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Fecha de regreso' }));
    await waitFor(() =>
      expect(
        calendar
          .getAllByText(/^[LMXJVSD]$/)
          .slice(0, 7)
          .map((day) => day.textContent),
      ).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D']),
    );
    await expect(calendar.getByRole('button', { name: /18 de abril/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(calendar.getByRole('button', { name: /26 de abril/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'returnDate.chosen', date: '2026-04-26' });
  },
};
export const DateChosen: Story = { name: 'Día elegido', args: { view: examples.dateChosen } };
export const Asking: Story = { name: 'Preguntando', args: { view: examples.asking } };
export const Failed: Story = {
  name: '[ERR-063] Falló',
  args: { view: examples.failed },
  play: async () => {
    await expect(await screen.findByText('Ocurrió algo intenta más tarde.')).toBeVisible();
  },
};
export const Refused: Story = {
  name: '[ERR-063] Rechazada',
  args: { view: examples.refused },
  play: async () => {
    await expect(await screen.findByText('La promoción terminó.')).toBeVisible();
  },
};
