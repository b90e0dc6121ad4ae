import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { chart, examples } from '../../../machines/tracking/tracking.examples.ts';
import { trackingModel } from '../../../machines/tracking/tracking.model.ts';
import { terminalOf } from '../../app/wire/account.ts';
import { TrackingSheet } from './TrackingSheet.tsx';

const terminals = answerExample('getPlaces').places.map(terminalOf);
const dialog = () => screen.findByRole('dialog', { name: 'Rastrea tu unidad' });
const map = () => screen.findByRole('region', { name: 'Mapa de tu viaje' });

const meta = {
  title: 'Pasos/Rastrea tu unidad',
  component: TrackingSheet,
  args: { terminals, tiles: null, send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: [trackingModel] }) },
} satisfies Meta<typeof TrackingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Locating: Story = {
  name: 'Buscando la unidad',
  args: { view: examples.locating },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Unidad 4521 · sin ubicación');
    await expect(within(await map()).queryByRole('img')).not.toBeInTheDocument();
  },
};
export const NotLocated: Story = {
  name: '[ERR-084] Unidad no ubicada',
  args: { view: examples.notLocated },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('sin ubicación');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const Early: Story = {
  name: '[BUS-009] Todavía no sale',
  args: { view: examples.early },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('¿Dónde abordo?');
    await expect(await dialog()).toHaveTextContent('desde 15 minutos antes de la salida: sáb 18/04/2026 · 08:15 AM.');
    await map();
  },
};
export const Boarding: Story = {
  name: '[BUS-007] En abordaje',
  args: { view: examples.boarding },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Abordando');
    await map();
  },
};
export const OnTheWay: Story = {
  name: '[BUS-002][BUS-003][BUS-004][BUS-005][BUS-006] En camino',
  args: { view: examples.onTheWay },
  play: async ({ args }) => {
    const sheet = await dialog();
    await expect(sheet).toHaveTextContent('En cursoUnidad 4521 · hace 6 s');
    await expect(sheet).toHaveTextContent('MonterreyMTYSalida 08:30 AMDuración 6 h 15 minSan Luis PotosíSLPLlegada 02:45 PM');
    await expect(sheet).toHaveTextContent('Se actualiza cada 10 s');
    await expect(await within(await map()).findByAltText('Posición de tu unidad')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tracking.closed' });
  },
};
/** The tiles of a map name its zoom in their address. */
export const Zoom: Story = {
  name: '[CONST-041] Mapa acercado',
  args: { view: examples.onTheWay, tiles: `${location.origin}/tiles/{z}/{x}/{y}.png` },
  play: async () => {
    const ground = await map();
    const tiles = () => [...ground.querySelectorAll('img')].flatMap(({ src }) => /\/tiles\/(\d+)\//.exec(src)?.[1] ?? []);
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
    await expect(new Set(tiles())).toEqual(new Set(['16']));
  },
};
export const LocatingAgain: Story = { name: 'Buscando otra vez', args: { view: examples.locatingAgain } };
export const Moved: Story = { name: 'Mapa movido', args: { view: examples.moved } };
export const Follows: Story = {
  name: '[API-031] Sigue a la unidad',
  args: { view: examples.locatingAgain },
  // The close button brings the next answers.
  render: function Follows(args) {
    const [view, setView] = useState(args.view);
    return <TrackingSheet {...args} view={view} send={() => setView(view === args.view ? examples.moved : examples.noSignal)} />;
  },
  play: async () => {
    const ground = await map();
    const mark = await within(ground).findByAltText('Posición de tu unidad');
    const place = mark.style.transform;
    const next = screen.getByRole('button', { name: 'Cerrar' });
    await userEvent.click(next);
    await waitFor(() => expect(mark.style.transform).not.toBe(place));
    await expect(mark).toBeVisible();
    await userEvent.click(next);
    await expect(within(ground).getByAltText('Última posición de tu unidad')).toBe(mark);
  },
};
export const MinuteOld: Story = {
  name: 'Hace un minuto',
  args: { view: examples.minuteOld },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('hace 1 min');
    await map();
  },
};
export const NoSignal: Story = {
  name: 'Sin señal',
  args: { view: examples.noSignal },
  play: async () => {
    const sheet = await dialog();
    await expect(sheet).toHaveTextContent('En cursoSin señal desde hace 6 minUnidad 4521');
    await expect(within(sheet).getByRole('alert')).toHaveTextContent('Esta posición ya no es de ahora');
    await expect(await within(await map()).findByAltText('Última posición de tu unidad')).toBeVisible();
    await expect(sheet).toHaveTextContent('Última posición: 09:29 AM');
  },
};
export const Late: Story = {
  name: 'Va tarde',
  args: {
    view: examples.noSignal,
    estimate: { departs: '2026-04-18T08:42:00-06:00', arrives: '2026-04-18T14:57:00-06:00' },
  },
  play: async () => {
    const sheet = await dialog();
    await expect(sheet).toHaveTextContent('Salida estimada Antes 08:30 08:42 AM');
    await expect(sheet).toHaveTextContent('Llegada estimada Antes 02:45 02:57 PM');
    await expect(within(sheet).getByRole('status')).toHaveTextContent('12 min de retraso, puede cambiar');
    await map();
  },
};
export const OnTime: Story = {
  name: 'Va a tiempo',
  args: { view: examples.onTheWay, estimate: { departs: '2026-04-18T08:31:00-06:00', arrives: '2026-04-18T14:45:00-06:00' } },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Salida 08:30 AM');
    await expect(await dialog()).toHaveTextContent('6 h 15 min');
    await map();
  },
};
export const Arrived: Story = {
  name: 'Llegó',
  args: { view: examples.arrived },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Este viaje ya terminó');
  },
};
export const NoUnit: Story = {
  name: '[BUS-010] Sin unidad',
  args: { view: examples.noUnit },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Unidad --');
  },
};
export const Overnight: Story = {
  name: 'De noche',
  args: { view: examples.overnight, terminals: [] },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Salida 10:15 PMhora local09:15 PM en Monterrey');
    await expect(await dialog()).toHaveTextContent('Llegada 05:40 AMsábado 18/07');
    await map();
  },
};
