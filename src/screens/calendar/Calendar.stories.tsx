import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { dayPricesOf } from '../../app/wire/departure.ts';
import { CalendarScreen, type CalendarPageView } from './CalendarScreen.tsx';

const load = (name: string): CalendarPageView['load'] => ({
  state: 'prices',
  prices: dayPricesOf(answerExample('searchMonthPrices', name).data.data),
});

/** The page on the day of the example `monthWithGaps`. */
const view: CalendarPageView = {
  kind: 'main',
  route: { from: 'Monterrey', to: 'San Luis Potosí' },
  today: '2026-12-04',
  first: '2026-12-04',
  chosen: '2026-12-17',
  month: '2026-12',
  offer: null,
  load: load('monthWithGaps'),
};

const meta = {
  title: 'Pasos/Calendario',
  component: CalendarScreen,
  args: { view, onMonth: fn(), onChoose: fn(), onRetry: fn(), onNewSearch: fn(), onBackToList: fn() },
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Waits for the code of the calendar, which is a separate file. */
const opened = (canvas: Canvas) => canvas.findByRole('grid');
const dayOf = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: new RegExp(`\\b${name}`) });

export const Prices: Story = {
  name: '[CAL-001][CAL-002][CAL-003][CAL-004][CAL-005][CAL-006][CONST-005][CONST-006] Precios',
  play: async ({ canvas, step }) => {
    await opened(canvas);
    await step('six weeks from Monday on', async () => {
      await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
      await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('30');
      await expect(canvas.getAllByRole('gridcell')[1]).toHaveTextContent('1');
    });
    await step('the lowest price of a day, and nothing on a day without a trip', async () => {
      await expect(dayOf(canvas, '17 de diciembre.*, desde \\$504 por persona$')).toBeInTheDocument();
      await expect(dayOf(canvas, '15 de diciembre.*, desde \\$483 por persona, el precio más bajo$')).toBeInTheDocument();
      await expect(dayOf(canvas, '18 de diciembre')).toHaveAccessibleName(/2026$/);
      await expect(dayOf(canvas, '18 de diciembre')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('what moves between months', async () => {
      await expect(canvas.getByRole('group', { name: 'Meses' }).querySelectorAll('button')).toHaveLength(13);
      await expect(canvas.getByRole('button', { name: 'Mes anterior' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Mes siguiente' })).toBeEnabled();
    });
    await expect(canvas.getByText('Los precios de la web y la app son los más económicos para ese día.')).toBeInTheDocument();
  },
};

export const Choosing: Story = {
  name: '[CAL-007][CAL-008][CAL-009][CAL-011] Eligiendo',
  play: async ({ args, canvas, step }) => {
    await opened(canvas);
    await step('a day without a trip is not chosen', async () => {
      await userEvent.click(dayOf(canvas, '18 de diciembre'), { pointerEventsCheck: 0 });
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('a day with a trip', async () => {
      await userEvent.click(dayOf(canvas, '15 de diciembre'));
      await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-15');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva búsqueda' }));
    await expect(args.onNewSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Regresar al listado' }));
    await expect(args.onBackToList).toHaveBeenCalledOnce();
  },
};

/** The arrow keys cross days without a trip and the end of the month. The focus stays in the grid while the next month loads. */
export const Keyboard: Story = {
  name: 'Con el teclado',
  args: { view: { ...view, today: '2026-12-01', first: '2026-12-01', load: load('month') } },
  render: function Walk(args) {
    const [month, setMonth] = useState(args.view.month);
    const next: CalendarPageView['load'] = month === args.view.month ? args.view.load : { state: 'loading' };
    return <CalendarScreen {...args} view={{ ...args.view, month, load: next }} onMonth={setMonth} />;
  },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    dayOf(canvas, '17 de diciembre').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-25');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ene/ })).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(dayOf(canvas, '1 de enero de 2027')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const EveryDay: Story = {
  name: 'Viajes diarios',
  args: { view: { ...view, today: '2026-11-30', first: '2026-11-30', load: load('month') } },
};

/** Days before the way out cannot be chosen. */
export const WayBack: Story = {
  name: '[CAL-010] Regreso',
  args: {
    view: { ...view, kind: 'return', route: { from: 'San Luis Potosí', to: 'Monterrey' }, first: '2026-12-10', chosen: '2026-12-14' },
  },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await expect(canvas.getByText('Elige el día de tu regreso')).toBeInTheDocument();
    await expect(canvas.getByText('De San Luis Potosí a Monterrey')).toBeInTheDocument();
    await expect(dayOf(canvas, '9 de diciembre')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dayOf(canvas, '16 de diciembre'));
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-16');
  },
};

/** The promotion in the calendar of the way back. */
export const WayBackOffered: Story = {
  name: '[SEARCH-032][SEARCH-034] Regreso con promoción',
  args: {
    view: {
      ...view,
      kind: 'return',
      first: '2026-12-10',
      chosen: null,
      offer: {
        title: 'Hasta un 50% de descuento en tu regreso',
        days: { first: '2026-12-12', last: '2027-01-29' },
        day: '2026-12-12',
      },
    },
  },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await expect(canvas.getByText('Vale del 12/12/2026 al 29/01/2027. Regresa el sáb 12/12/2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '¡Lo quiero!' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-12');
  },
};

/** Next reaches the month of today plus 45 days. */
export const LastMonth: Story = {
  name: '[CAL-002][CAL-012][CONST-007] Último mes',
  args: { view: { ...view, today: '2026-11-10', first: '2026-11-10', load: load('month') } },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await expect(canvas.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Ene/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mes anterior' }));
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-11');
    await userEvent.click(canvas.getByRole('button', { name: /Nov 2026/ }));
    await expect(args.onMonth).toHaveBeenCalledTimes(2);
  },
};

export const Empty: Story = {
  name: 'Sin viajes',
  args: { view: { ...view, load: load('noTrips') } },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('No hay viajes este mes.');
  },
};

export const Loading: Story = {
  name: 'Cargando',
  args: { view: { ...view, load: { state: 'loading' } } },
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando precios');
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
    await userEvent.click(dayOf(canvas, '15 de diciembre'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '[ERR-002][ERR-003][ERR-004] Falló',
  args: { view: { ...view, load: { state: 'failed' } } },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Oops' });
    await expect(alert).toHaveAccessibleDescription('Ocurrió algo al cargar viajes calendario, intenta más tarde');
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Volver al inicio' }));
    await expect(args.onNewSearch).toHaveBeenCalledOnce();
  },
};
